const { readFileSync } = require('node:fs')
const Module = require('node:module')
const { join, resolve } = require('node:path')
const { transformSync } = require('esbuild')

const ROOT = resolve(__dirname, '../..')

/** As tsconfig.json has it. */
const resolveFilename = Module._resolveFilename
Module._resolveFilename = (request, ...rest) =>
  resolveFilename(request.startsWith('@/') ? join(ROOT, request.slice(2)) : request, ...rest)

/** `import()` becomes `require` too: node's loader of ES modules would begin a second product beside this one. */
const OPTIONS = { loader: 'ts', format: 'cjs', target: 'node20', supported: { 'dynamic-import': false } }

Module._extensions['.ts'] = (module, sourcefile) => {
  const source = readFileSync(sourcefile, 'utf8')
  module._compile(transformSync(source, { ...OPTIONS, sourcefile, sourcemap: 'inline' }).code, sourcefile)
}
