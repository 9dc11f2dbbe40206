import { render, screen } from '@testing-library/react'
import { Formik } from 'formik'
import { NextIntlClientProvider } from 'next-intl'
import { TextArea } from '@/components/forms/text-area'
import { TextInput } from '@/components/ui/input/field'

test('field: a multi-line text has the style of a single line', () => {
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <Formik initialValues={{ note: '' }} onSubmit={() => undefined}>
        <TextArea name="note" label="Note" maxLength={20} />
      </Formik>
      <TextInput aria-label="One line" />
    </NextIntlClientProvider>,
  )
  const [look = ''] = screen.getByLabelText('One line').classList
  const area = screen.getByLabelText('Note')
  expect(area.tagName).toBe('TEXTAREA')
  expect([...area.classList]).toContain(look)
})
