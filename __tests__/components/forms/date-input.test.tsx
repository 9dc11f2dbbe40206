import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { DateInput } from '@/components/forms/date-input'
import { renderInPage } from '../render-in-page'

function Trial({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first)
  return (
    <>
      <label htmlFor="day">{'Day'}</label>
      <DateInput id="day" label="Day" value={day} onChange={setDay} />
      <output aria-label="Value">{day}</output>
    </>
  )
}

const field = () => screen.getByLabelText('Day')
const value = () => screen.getByRole('status', { name: 'Value' }).textContent

test('a date is typed day first, and an incomplete one stays as typed', async () => {
  renderInPage(<Trial />)
  await userEvent.type(field(), '5/3/20')
  expect([(field() as HTMLInputElement).value, value()]).toEqual(['5/3/20', '5/3/20'])
  await userEvent.type(field(), '91')
  expect(value()).toBe('2091-03-05')
  await userEvent.tab()
  expect(field()).toHaveValue('05-03-2091')
})

test('the calendar opens on the chosen day, moves by keys, and gives the focus back to its button', async () => {
  renderInPage(<Trial first="2091-03-05" />)
  const opener = screen.getByRole('button', { name: 'Choose a date: Day' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const calendar = within(await screen.findByRole('dialog', { name: 'Day' }))
  expect(calendar.getByRole('button', { name: 'Monday, 5 March 2091' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(field()).toHaveValue('06-03-2091')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()
})
