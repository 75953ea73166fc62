"""The review of a match: where everybody stood, and where points were given away.

`stretches.py` cuts a match into what each seat decided with the same knowledge, `judging.py` holds
one stretch against the best line that is found, `account.py` adds up what that makes of the turns.
Every stretch is judged by itself, so a review can be stopped, gone on with and deepened anywhere;
the same match and effort give the same judgement on every interpreter.
"""
