import { giveUp } from './print.mjs'

const NEEDED = [20, 20]

/** Ends with a message when this Node is too old, instead of a stack trace later. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return
  giveUp(`Diyar needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node}.`)
}
