import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GroupPin } from '@/components/map/group-pin'
import type { PinGroup } from '@/components/map/group-pins'
import { renderInPage } from '../render-in-page'

const member = (id: string) => ({ id, latitude: 21.6, longitude: 39.1, amount: '650', label: `Chalet ${id}` })
const GROUP: PinGroup = { ...member('a'), pins: [member('a'), member('b')] }

test('a group is named by its number, and a press shows its listings apart', async () => {
  const onOpen = jest.fn()
  renderInPage(<GroupPin group={GROUP} onOpen={onOpen} />)
  await userEvent.click(screen.getByRole('button', { name: '2 places here' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('listings that never come apart are listed; Escape closes the list and returns the focus', async () => {
  const onPick = jest.fn()
  renderInPage(<GroupPin group={GROUP} onPick={onPick} />)
  const pin = screen.getByRole('button', { name: '2 places here' })
  await userEvent.click(pin)
  await userEvent.click(screen.getByRole('button', { name: 'Chalet b' }))
  expect(onPick).toHaveBeenCalledWith('b')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(pin).toHaveFocus()
})
