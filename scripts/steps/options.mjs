/** The text of `--name=text` of the command line. */
export const option = (name, otherwise) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise
