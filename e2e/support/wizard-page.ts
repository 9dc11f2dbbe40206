import { expect, type Page } from '@playwright/test'
import type { StepId } from '../../lib/domain/listing/steps'
import { expectAccessible } from './accessible'
import { aPicture } from './pictures'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** The wizard as a user sees it. */
export function wizardOn(page: Page, t: Translate) {
  const dialog = page.getByRole('dialog')
  const field = (path: string) => dialog.locator(`[name="${path}"]`)
  const button = (word: string) => dialog.getByRole('button', { name: t(`wizard.${word}`), exact: true })

  return {
    dialog,
    field,
    next: () => button('next').click(),
    back: () => button('back').click(),
    send: () => button('publish').click(),
    save: () => button('saveChanges').click(),
    arrives: (step: StepId, words = 'title') =>
      expect(dialog.getByRole('heading', { name: t(`wizard.steps.${step}.${words}`) })).toBeFocused(),

    async write(path: string, value: string) {
      await field(path).fill(value)
    },

    /** The panel of a language stands behind its tab on a phone. */
    async writeIn(language: 'ar' | 'en', path: string, value: string) {
      const tab = dialog.getByRole('tab', { name: t(`wizard.languages.${language}`) })
      if (await tab.isVisible()) await tab.click()
      await field(path).fill(value)
    },

    async addPhotos(count: number) {
      const photos = await Promise.all(Array.from({ length: count }, aPicture))
      await field('images').setInputFiles(
        photos.map((buffer, i) => ({ name: `photo-${i}.png`, mimeType: 'image/png', buffer })),
      )
      await expect(dialog.getByText(t('wizard.photos.enough', { count, max: 15 }))).toBeVisible()
    },

    /** A card of the settings opens a popup; Next confirms what is chosen there. */
    async choose(path: string, value: string) {
      await field(path).click()
      const popup = page.getByRole('dialog').last()
      await popup.locator(`input[value="${value}"]`).check()
      await popup.getByRole('button', { name: t('wizard.settings.next') }).click()
    },

    isAccessible: () => expectAccessible(page, '[role=dialog]'),
  }
}
