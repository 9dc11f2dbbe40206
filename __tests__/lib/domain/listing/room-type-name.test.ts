import { shortRoomTypeName } from '@/lib/domain/listing/room-types'

test.each([
  ['Palm Hotel, suite', 'Palm Hotel', 'suite'],
  ['فندق النخلة، جناح', 'فندق النخلة', 'جناح'],
  ['Palm Hotel – sea view', 'Palm Hotel', 'sea view'],
  ['Palm Hotels of Jeddah', 'Palm Hotel', 'Palm Hotels of Jeddah'],
  ['Family suite', 'Palm Hotel', 'Family suite'],
  ['Palm Hotel', 'Palm Hotel', ''],
])('%s of %s is shown under it as "%s"', (name, property, short) => {
  expect(shortRoomTypeName(name, property)).toBe(short)
})
