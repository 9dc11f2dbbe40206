import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { cityChoices, matchesChoice } from '@/components/search/bar/search-draft'
import { Combobox } from '@/components/ui/input/combobox'
import { CITIES } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'

function CityField({ locale = 'en' }: { locale?: string }) {
  const [city, setCity] = useState('Jeddah')
  return (
    <Combobox
      id="city"
      label="City"
      options={cityChoices(CITIES, locale)}
      value={city}
      onChange={setCity}
      matches={matchesChoice}
      words={{ count: (count) => `${count} cities`, none: 'No city' }}
    />
  )
}

const shownCities = () => screen.queryAllByRole('option').map((one) => one.textContent)

test.each([
  ['riy', 'Riyadhالرياض'],
  ['الرياض', 'Riyadhالرياض'],
  ['جده', 'Jeddahجدة'],
])('search-city-field: typing %s finds the city by its English or Arabic name', async (typed, found) => {
  renderInPage(<CityField />)
  const user = userEvent.setup()
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), typed)
  expect(shownCities()).toEqual([found])
})

test('search-city-field: only active cities are offered', async () => {
  renderInPage(<CityField />)
  await userEvent.setup().click(screen.getByRole('combobox'))
  expect(shownCities()).toEqual(['Jeddahجدة', 'Riyadhالرياض'])
})

test('search-city-field: Enter picks, Escape first closes and then clears, leaving restores the last choice', async () => {
  renderInPage(<CityField />)
  const user = userEvent.setup()
  const box = screen.getByRole('combobox')
  await user.click(box)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: /Riyadh/ })).toHaveAttribute('data-active', 'true')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: /Riyadh/ }).id)
  await user.keyboard('{Enter}')
  expect(box).toHaveValue('Riyadh')
  await user.type(box, 'zzz')
  expect(screen.getByText('No city')).toBeVisible()
  await user.tab()
  expect(box).toHaveValue('Riyadh')
  await user.click(box)
  await user.keyboard('{Escape}')
  expect(box).toHaveValue('Riyadh')
  await user.keyboard('{Escape}')
  expect(box).toHaveValue('')
})
