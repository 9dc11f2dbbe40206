import { screen } from '@testing-library/react'
import { AuditChanges } from '@/components/admin/audit/audit-changes'
import { ADMIN_AREAS } from '@/lib/domain/admin/areas'
import en from '@/messages/en.json'
import { renderInConsole } from '../render-in-console'

test.each(ADMIN_AREAS)('a changed right in the area %s is named by its area', (area) => {
  const field = `right_${area}`
  renderInConsole(<AuditChanges before={{ [field]: 'read' }} after={{ [field]: 'write' }} />)
  expect(screen.getByText(`Right: ${en.admin.areas[area]}`)).toBeVisible()
})

test('a field without a name is another field', () => {
  renderInConsole(<AuditChanges before={{ right_moon: 'read' }} after={{ right_moon: 'write' }} />)
  expect(screen.getByText('Another field')).toBeVisible()
})
