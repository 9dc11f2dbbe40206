import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of deploy/ with its `${NAMES}`; other dollar signs, such as the variables of nginx, stay. */
export function fillTemplate(name, values) {
  const text = readFileSync(join('deploy', name), 'utf8')
  return text.replace(/^(?!#).*$/gm, (line) =>
    line.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, key) => {
      if (values[key] === undefined) throw new Error(`deploy/${name} names ${key}, which has no value.`)
      return String(values[key])
    }),
  )
}
