import { locationLine } from '@/lib/i18n/direction'

const city = { name: 'Jeddah', name_ar: 'جدة' }

test('a location without a district is its city, without a separator', () => {
  expect(locationLine('en', { district: { name: 'Obhur', name_ar: 'أبحر' }, city })).toBe('Obhur · Jeddah')
  expect(locationLine('ar', { district: { name: '', name_ar: '' }, city })).toBe('جدة')
})
