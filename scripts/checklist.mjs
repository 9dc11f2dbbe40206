import { readChecklist, readProofs } from './steps/checklist.mjs'
import { print } from './steps/print.mjs'

/** Lists each behaviour of the specification with the tests whose titles contain its id. */
const proofs = readProofs()
const without = []
let group = ''
for (const entry of readChecklist()) {
  if (entry.group !== group) print(`\n${entry.group}`)
  group = entry.group
  const own = proofs.filter(({ ids }) => ids.includes(entry.id))
  if (own.length === 0) without.push(entry.id)
  print(`\n  ${own.length > 0 ? '✓' : '✘'} ${entry.id}: ${entry.text}`)
  for (const { title, file, line } of own) print(`      ${file}:${line}  ${title}`)
}
print(without.length > 0 ? `\nWithout a test: ${without.join(', ')}` : '\nEach id has a test.')
process.exit(without.length > 0 ? 1 : 0)
