/** The module of the worker (server.ts): loading packages and product for each test file took half of the time. */
module.exports = {
  process: (_source, file) => ({ code: `module.exports = workerRequire(${JSON.stringify(file)})` }),
}
