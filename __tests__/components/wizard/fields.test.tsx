import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { listingTypeOf } from '@/lib/domain/listing/listing-types'
import { withVariant } from '@/lib/domain/listing/variants'
import { FACTS } from '@/lib/domain/listing/vocabulary'
import en from '@/messages/en.json'
import { EVERY_LISTING_TYPE } from '../../lib/domain/listing/every-listing-type'
import { nextButton, openWizard, STEP_TITLES, screenCalled } from './open-wizard'

const CHALET = withVariant(listingTypeOf('Chalets'), 'standard')

test.each(EVERY_LISTING_TYPE.filter(([, { variant }]) => variant !== 'freeMeal'))(
  'basic-info-fields: %s requires each of its facts; the first missing one is highlighted and focused',
  async (_name, listingType) => {
    const { user } = openWizard(listingType, { step: 'basicInfo', options: { facts: {} } })
    const facts = FACTS.filter((fact) => listingType.facts[fact] !== undefined)
    const controls = facts.map((fact) => {
      const [control] = document.getElementsByName(`facts.${fact}`)
      if (!control) throw new Error(`${listingType.type} does not ask for ${fact}`)
      return control
    })
    await user.click(nextButton())
    expect(await screen.findAllByText('This field is required')).toHaveLength(facts.length)
    await waitFor(() => expect(controls[0]).toHaveFocus())
    for (const control of controls) expect(control).toHaveAttribute('aria-invalid', 'true')
  },
)

test('basic-info-fields: numbers are typed in Arabic digits or counted, down to their minimum', async () => {
  const { user } = openWizard(CHALET, { step: 'basicInfo', options: { facts: { section: 'both' } } })
  const bedrooms = screen.getByLabelText(en.vocabulary.fact.bedrooms)
  await user.type(bedrooms, '٣')
  expect(bedrooms).toHaveValue('3')
  const guests = en.vocabulary.fact.maxGuests
  expect(screen.getByRole('button', { name: `Less: ${guests}` })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: `More: ${guests}` }))
  expect(screen.getByLabelText(guests)).toHaveValue('1')
  expect(screen.getByRole('button', { name: `Less: ${guests}` })).toBeDisabled()
})

test('basic-info-fields: an empty counter starts at one, and may go down to zero', async () => {
  const { user } = openWizard(CHALET, { step: 'basicInfo', options: { facts: { section: 'both' } } })
  const beds = en.vocabulary.fact.singleBeds
  await user.click(screen.getByRole('button', { name: `More: ${beds}` }))
  expect(screen.getByLabelText(beds)).toHaveValue('1')
  await user.click(screen.getByRole('button', { name: `Less: ${beds}` }))
  expect(screen.getByLabelText(beds)).toHaveValue('0')
})

test('rules-payload: a pitch offers turf shoes and no oven, a chalet the other way round', () => {
  openWizard(withVariant(listingTypeOf('Stadium'), 'hourly'), { step: 'details' })
  const ticks = () => screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent)
  expect(ticks()).toContain('Turf shoes only on the pitch')
  expect(ticks()).not.toContain('Oven')
  cleanup()
  openWizard(CHALET, { step: 'details' })
  expect(ticks()).toContain('Oven')
  expect(ticks()).not.toContain('Turf shoes only on the pitch')
})

test('a stored phone number is grouped behind its country code, which is shown once', async () => {
  openWizard(CHALET, { step: 'details', options: { secondaryPhone: '+966500000012' } })
  expect(screen.getByLabelText('Second mobile number')).toHaveValue('50 000 0012')
})

test('description-fields: names, phone, area and descriptions are required, the missing one highlighted and focused', async () => {
  const options = {
    name: { en: '', ar: '' },
    description: { en: '', ar: '' },
    secondaryPhone: '',
    areaSqm: null,
  }
  const { user } = openWizard(CHALET, { step: 'details', options })
  await user.click(nextButton())
  expect(await screen.findAllByText('This field is required')).toHaveLength(6)
  await waitFor(() => expect(screen.getByLabelText('Name in English')).toHaveFocus())
  await user.type(screen.getByLabelText('Name in English'), 'Palm House')
  expect(screen.getByLabelText('Name in English')).not.toHaveAttribute('aria-invalid')
  await user.type(screen.getByLabelText('Second mobile number'), '12')
  await user.type(screen.getByLabelText('Area in square metres'), '0')
  await user.click(nextButton())
  expect(await screen.findByText('Invalid Phone Number!')).toBeVisible()
  expect(screen.getByText('The lowest value is 1')).toBeVisible()
})

test.each(['350.5', '350,5', '1e3'])(
  'description-fields: %s square metres stay as typed and are refused',
  async (typed) => {
    const { user } = openWizard(CHALET, { step: 'details', options: { areaSqm: null } })
    const area = screen.getByLabelText('Area in square metres')
    await user.type(area, typed)
    expect(area).toHaveValue(typed)
    await user.click(nextButton())
    expect(await screen.findByText('Enter a whole number without decimals')).toBeVisible()
    await waitFor(() => expect(area).toHaveFocus())
  },
)

test('description-fields: only a stadium has a field for the grass of its pitch', async () => {
  const pitch = withVariant(listingTypeOf('Stadium'), 'hourly')
  const { user } = openWizard(pitch, { step: 'details', options: { pitchGrassType: '' } })
  await user.click(nextButton())
  await waitFor(() => expect(screen.getByLabelText('Grass of the pitch')).toHaveFocus())
})

test('description-fields: on a phone each language has its tab, which counts its missing fields and focuses the first', async () => {
  const { user } = openWizard(CHALET, { step: 'details', options: { name: { en: 'Palm House', ar: '' } } })
  const tabs = within(screen.getByRole('tablist'))
  expect(tabs.getByRole('tab', { name: 'English', selected: true })).toBeVisible()
  expect(tabs.getByRole('tab', { name: /Arabic.*incomplete/ })).toBeVisible()
  await user.click(nextButton())
  expect(await tabs.findByRole('tab', { name: /Arabic/, selected: true })).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Name in Arabic')).toHaveFocus())
})

test('rules-payload: ticked rules, safety and kitchen items, and typed rules are sent', async () => {
  const { user, calls } = openWizard(CHALET, { step: 'details' })
  for (const name of ['No pets', 'Smoke detector', 'Oven', 'Garden'])
    await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Add a rule' }))
  await user.type(screen.getByLabelText('Rule 1'), 'Close the gate')
  for (const step of ['place', 'pricing', 'settings', 'addOns', 'summary'] as const) {
    await user.click(nextButton())
    await screenCalled(STEP_TITLES[step].title)
  }
  await user.click(nextButton())
  await screenCalled(STEP_TITLES.success.title)
  expect(calls.find(({ path }) => path === '/api/v1/chalet')?.body).toMatchObject({
    description: {
      rules: { no_pets: true },
      additionalRules: ['Close the gate'],
      safty: { smoke_detector: true },
    },
    kitchen: { oven: true },
    outdoors: { garden: true },
  })
})
