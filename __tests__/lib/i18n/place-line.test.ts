import { locationLine } from '@/lib/i18n/direction'

const city = { name: 'Jeddah', name_ar: 'جدة' }

test('a place without a district is in its city, with nothing that separates it from nothing', () => {
  expect(locationLine('en', { district: { name: 'Obhur', name_ar: 'أبحر' }, city })).toBe('Obhur · Jeddah')
  expect(locationLine('ar', { district: { name: '', name_ar: '' }, city })).toBe('جدة')
})
