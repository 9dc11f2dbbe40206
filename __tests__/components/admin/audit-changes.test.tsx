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

test('another plural form of a template is shown as written where its sentences are the same', () => {
  const subject = { kind: 'template', id: 'Licence_ends_soon' } as const
  const textOf = (one: string) => `{count, plural, one {${one}} other {b}}`
  const { container, rerender } = renderInConsole(
    <AuditChanges before={{ textEn: textOf('a') }} after={{ textEn: textOf('c') }} subject={subject} />,
  )
  expect(container).toHaveTextContent(textOf('a'))
  expect(container).toHaveTextContent(textOf('c'))
  rerender(
    <AuditChanges
      before={{ textEn: 'For {service}' }}
      after={{ textEn: 'At {service}' }}
      subject={subject}
    />,
  )
  expect(container).toHaveTextContent('At Palm Chalet')
})
