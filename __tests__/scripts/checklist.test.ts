import { readChecklist, readProofs } from '@/scripts/steps/checklist.mjs'

const known = new Set<string>(readChecklist().map(({ id }: { id: string }) => id))
const proofs: { ids: string[] }[] = readProofs()

test('every id of the checklist begins the title of a test', () => {
  const proved = new Set(proofs.flatMap(({ ids }) => ids))
  expect([...known].filter((id) => !proved.has(id))).toEqual([])
})

test('no title begins with an id that the checklist does not know', () => {
  const strange = proofs.filter(({ ids }) => ids.some((id) => id.includes('-') && !known.has(id)))
  expect(strange).toEqual([])
})

test('no id is in the checklist twice', () => {
  expect(readChecklist()).toHaveLength(known.size)
})
