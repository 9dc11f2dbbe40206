import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { By } from 'selenium-webdriver'
import { writtenDay } from '@/components/forms/typed-day'
import type { StepId } from '../../lib/domain/listing/steps'
import { aPicture } from '../support/pictures'
import { weekend } from '../support/stay-days'
import { labelled, named, tab } from './page'
import { conversationWithHost, DEMO_HOST, signIn } from './people'
import type { Journeys, Visit } from './visit'

const PHOTOS = 5
const TYPE = 'Lounges'
const FACTS = { maxGuests: '40', bathrooms: '2' }
const NAMES = { ar: 'مجلس السحاب', en: 'Cloud Majlis' }

/** Days are chosen by dragging, which marks no text. */
async function calendar({ driver, origin, open, drag, holds, ask: request }: Visit) {
  await open('/about')
  await signIn(driver, origin, 'login', DEMO_HOST.phone)
  const month = weekend(40).checkIn.slice(0, 7)
  await open(`/service-calendar?service=${DEMO_HOST.place}&month=${month}`)
  const [first, last] = [`${month}-15`, `${month}-17`]
  await drag(By.css(`[data-day="${first}"]`), By.css(`[data-day="${last}"]`))
  await holds('the dragged days in the form', async () => {
    const dates = await request<string[]>(
      'return [...document.querySelectorAll("aside input[placeholder]")].map((one) => one.value)',
    )
    return dates[0] === writtenDay(first) && dates[1] === writtenDay(last)
  })
  await holds('no marked text', () => request('return getSelection().toString() === ""'))
}

/** News of another conversation leave the head of the open one in sight. */
async function newsOverMessages({ driver, origin, open, visible, reads, holds, ask: request }: Visit) {
  await open('/about')
  await signIn(driver, origin, 'login', DEMO_HOST.phone)
  const first = await conversationWithHost(origin)
  await first.write('Is it quiet?')
  await open(`/messages?c=${first.id}`)
  await reads(By.css('[role=log]'), 'Is it quiet?')
  await first.write('At night?')
  // What came by itself shows that news come.
  await reads(By.css('[role=log]'), 'At night?')
  const second = await conversationWithHost(origin)
  await second.write('Is there a pool?')
  await visible(By.css('[data-toast=news]'))
  await holds('news below the head', () =>
    request(`return document.querySelector('[data-toast=news]').getBoundingClientRect().top
      >= document.querySelector('[data-above-toasts]').getBoundingClientRect().bottom`),
  )
}

/** Every screen of the wizard from the first to the last, the photos through the browser's chooser. */
async function wizard(visit: Visit) {
  const { driver, origin, open, press, reads, t } = visit
  await open('/about')
  await signIn(driver, origin, 'login', DEMO_HOST.phone)
  await open('/my-services?add=1')
  await arrives(visit, 'overview')
  for (const step of [
    'type',
    'facilities',
    'basicInfo',
    'details',
    'place',
    'pricing',
    'settings',
  ] as const) {
    await press(named('button', t('wizard.next')))
    await arrives(visit, step)
    await FILL[step]?.(visit)
  }
  for (const step of ['addOns', 'summary'] as const) {
    await press(named('button', t('wizard.next')))
    await arrives(visit, step)
  }
  await reads(By.css('[role=dialog]'), NAMES[visit.locale])
  await press(named('button', t('wizard.publish')))
  await arrives(visit, 'success')
  await press(named('button', t('wizard.success.view')))
  await reads(By.css('main'), NAMES[visit.locale])
}

const arrives = ({ holds, ask: request, t }: Visit, step: StepId) =>
  holds(`the screen ${step}`, async () =>
    (await request<string>('return document.activeElement.textContent')).includes(
      t(`wizard.steps.${step}.title`),
    ),
  )

const field = (path: string) => By.css(`[role=dialog] [name="${path}"]`)

const FILL: Partial<Record<StepId, (visit: Visit) => Promise<void>>> = {
  async type({ origin, press }) {
    const { categories } = await (await fetch(`${origin}/api/v1/services/categories`)).json()
    const { _id } = categories.find(({ type }: { type: string }) => type === TYPE)
    await press(labelled(`[name=categoryId][value="${_id}"]`))
    await press(labelled('[name=variant][value=standard]'))
  },

  async basicInfo({ press, write }) {
    await press(labelled('[name="facts.section"]'))
    for (const [fact, count] of Object.entries(FACTS)) await write(field(`facts.${fact}`), count)
  },

  async details(visit) {
    const { press, write, width, t } = visit
    for (const language of ['ar', 'en'] as const) {
      if (width === 'phone') await press(tab(t(`wizard.languages.${language}`)))
      await write(field(`name.${language}`), NAMES[language])
      await write(field(`description.${language}`), `${NAMES[language]} `.repeat(3))
    }
    await write(field('secondaryPhone'), '0500000012')
    await write(field('areaSqm'), '150')
    await addPhotos(visit)
  },

  /** A found district moves the pin and fills in the address. */
  async place({ press, type, write, locale, t }) {
    const search = By.css(`[role=dialog] input[aria-label="${t('wizard.place.search')}"]`)
    await press(search)
    await type(locale === 'ar' ? 'مكة' : 'Makkah')
    await press(By.css('[role=dialog] [role=option]'))
    await write(field('place.address'), 'Ajyad 7')
  },

  async pricing({ press, write, t }) {
    await press(labelled('[name="week.allDays.isTicked"]'))
    await write(field('week.allDays.price'), '750')
    await press(named('button', t('wizard.prices.wholeYear')))
  },

  /** Each card opens a popup over the screen, which its own button closes again. */
  async settings({ press, t }) {
    for (const [path, value] of Object.entries({ bookingType: 'instant', cancellationPolicy: 'Flexible' })) {
      await press(field(path))
      await press(labelled(`input[value="${value}"]`))
      await press(named('button', t('wizard.settings.next')))
    }
  },
}

/** They are there when all have been sent, each as a picture of the server's. */
async function addPhotos({ chooseFiles, reads, ask: request, holds, t }: Visit) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-photos-'))
  try {
    const paths = Array.from({ length: PHOTOS }, (_, i) => join(folder, `photo-${i}.png`))
    for (const path of paths) writeFileSync(path, await aPicture())
    await chooseFiles(field('images'), paths)
    await reads(By.css('[role=dialog]'), t('wizard.photos.enough', { count: PHOTOS, max: 15 }))
    await holds('all photos drawn', () =>
      request(`const drawn = [...document.querySelectorAll('[role=dialog] li[data-item] img')]
        return drawn.length === ${PHOTOS} && drawn.every((one) => one.complete && one.naturalWidth > 0)`),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const HOST_JOURNEYS: Journeys = {
  'messages: news leave the head of the open conversation in sight': newsOverMessages,
  'calendar: a host drags over days, and they stand in the form': calendar,
  'wizard: a host lists a place with photos, from the first screen to the last': wizard,
}
