import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import type { StepId } from '../../lib/domain/listing/steps'
import { expect } from '../support/fixtures'
import { test } from '../support/keyboard'
import { becomeHost, theAdmin } from '../support/new-vendor'
import { onlyListing } from '../support/own-listing'
import { aPicture } from '../support/pictures'
import { part, textPart } from '../support/tree'

const FACTS = Object.keys(listingTypeOf('Chalets').facts).filter((fact) => fact !== 'section')

test('wizard-back-next: by keys alone a chalet is listed, from the first screen to the last', async ({
  page,
  playwright,
  baseURL,
  keys,
  t,
  at,
  locale,
  isMobile,
}) => {
  await becomeHost(page, await theAdmin(playwright, baseURL))
  page.on('filechooser', async (chooser) => {
    const pictures = await Promise.all(Array.from({ length: 5 }, aPicture))
    await chooser.setFiles(
      pictures.map((buffer, i) => ({ name: `photo-${i}.png`, mimeType: 'image/png', buffer })),
    )
  })
  const next = () => keys.enter('button', t('wizard.next'))
  /** What each screen of the wizard has around it, and in between its own. */
  const hasScreen = (step: StepId, n: number, ...own: string[]) =>
    expect(page.getByRole('dialog')).toMatchAriaSnapshot(
      part(
        'dialog',
        t('wizard.title'),
        part('button', t('wizard.close')),
        part('list', t('wizard.progress')),
        part('heading level=2', t('wizard.title')),
        part(
          'region',
          t('wizard.title'),
          textPart('status', t('wizard.step', { n, of: 10 })),
          part('heading level=2', t(`wizard.steps.${step}.title`)),
          ...own,
        ),
        part('button', t('wizard.back')),
        part('button', t(step === 'summary' ? 'wizard.publish' : 'wizard.next')),
      ),
    )
  const arrives = (step: StepId) => keys.arrives('heading', t(`wizard.steps.${step}.title`))
  await page.goto(at('/my-services?add=1'))

  await test.step('the type: an empty screen names what is missing', async () => {
    await arrives('overview')
    await next()
    await arrives('type')
    await expect(page.getByRole('radio').first()).toBeVisible()
    await next()
    const { states } = await keys.arrives('radio', /./)
    expect(states['invalid']).toBe('true')
    await hasScreen(
      'type',
      2,
      textPart('paragraph', t('issues.required')),
      part('group', t('wizard.type.label'), part('radio', new RegExp(`^${t('vocabulary.type.Chalets')}`))),
    )
    await keys.press('Space')
    await next()
  })

  await test.step('facilities and facts', async () => {
    await arrives('facilities')
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await keys.tabTo('checkbox', /./)
    await keys.press('Space')
    await next()
    await arrives('basicInfo')
    await keys.tabToField('facts.section')
    await keys.press('Space')
    for (const fact of FACTS) await keys.fill(`facts.${fact}`, '4')
    await next()
  })

  await test.step('texts and photos', async () => {
    await arrives('details')
    const languages = ['ar', 'en'] as const
    for (const language of locale === 'ar' ? languages : languages.toReversed()) {
      // A phone shows one language at a time.
      if (isMobile && language === 'en') {
        await keys.tabTo('tab', new RegExp(t('wizard.languages.ar')), 'Shift+Tab')
        await keys.press('ArrowLeft')
        const tab = await keys.arrives('tab', new RegExp(t('wizard.languages.en')))
        expect(tab.states['selected']).toBe(true)
      }
      await keys.fill(`name.${language}`, language === 'ar' ? 'بيت الكورنيش' : 'Corniche House')
      await keys.fill(`description.${language}`, 'A quiet house by the sea, for families')
    }
    await keys.fill('secondaryPhone', '0500000012')
    await keys.fill('areaSqm', '150')
    await keys.tabToField('images')
    await keys.press('Enter')
    await keys.hears(t('wizard.photos.enough', { count: 5, max: 15 }))
    await next()
  })

  await test.step('the place', async () => {
    await arrives('place')
    await keys.tabTo('combobox', t('wizard.place.search'))
    await keys.type(locale === 'ar' ? 'مكة' : 'Makkah')
    await keys.press('ArrowDown', 'Enter')
    await keys.fill('place.address', 'Ajyad 7')
    await next()
  })

  await test.step('prices and settings', async () => {
    await arrives('pricing')
    await keys.tabToField('week.allDays.isTicked')
    await keys.press('Space')
    const priceOf = (name: string) => t('wizard.prices.priceOf', { name: t(name) })
    await hasScreen(
      'pricing',
      7,
      part(
        'group',
        t('wizard.prices.title'),
        part('switch checked', t('wizard.prices.allDays')),
        part('textbox', priceOf('wizard.prices.allDays')),
        part('checkbox', t('wizard.prices.weekdays')),
      ),
      part('group', t('wizard.prices.period')),
    )
    await keys.fill('week.allDays.price', '750')
    await keys.enter('button', t('wizard.prices.wholeYear'))
    await next()
    await arrives('settings')
    for (const [path, choice] of [
      ['bookingType', t('vocabulary.bookingType.instant')],
      ['cancellationPolicy', t('vocabulary.policy.Flexible')],
    ] as const) {
      const card = await keys.tabToField(path)
      await keys.press('Enter')
      await keys.choose(choice)
      await keys.enter('button', t('wizard.settings.next'))
      await keys.arrives('button', new RegExp(choice))
      expect(card.role).toBe('button')
    }
    await next()
  })

  await test.step('it is sent', async () => {
    await arrives('addOns')
    await next()
    await arrives('summary')
    await hasScreen(
      'summary',
      10,
      part('heading level=3', t('wizard.steps.pricing.title')),
      part('button', t('wizard.summary.changePart', { part: t('wizard.steps.pricing.title') })),
      textPart('term', /./),
      textPart('definition', /750/),
    )
    await keys.enter('button', t('wizard.publish'))
    await arrives('success')
    await expect.poll(async () => (await onlyListing(page.request)).status).toBe('in_review')
    await keys.enter('button', t('wizard.success.view'))
    await expect(page).toHaveURL(at('/my-services'))
    await keys.tabTo('link', t('layout.skip.content'))
  })
})
