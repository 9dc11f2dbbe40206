/** The package of the worker (server.ts): loading packages for each test file took a quarter of the time. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = workerRequire(${JSON.stringify(file)})` }),
}
