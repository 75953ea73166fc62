// For scripts under Node: an error that nobody caught is told in short.
// Node would print all of Pyodide's source with it.
process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error).slice(-2000));
  process.exit(1);
});
