/** Jest runs a package's CommonJS without `import()`: it becomes a `require` of the same name. */
module.exports = {
  process: (source) => ({
    code: `const plainImport = async (name) => require(name);${source.replace(/\bimport\(/g, 'plainImport(')}`,
  }),
}
