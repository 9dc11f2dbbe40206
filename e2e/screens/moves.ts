import type { Locator } from '@playwright/test'
import type { Scene } from './screen'

/** Begins a listing in the wizard, which is unfinished from then on. */
export async function chooseType({ page, t }: Scene): Promise<void> {
  const wizard = page.getByRole('dialog')
  await wizard.getByRole('button', { name: t('wizard.next'), exact: true }).click()
  await wizard.getByRole('radio').first().press('Space')
}

/** Goes on in the wizard to the screen that has the control. */
export async function nextUntil({ page, t }: Scene, control: Locator): Promise<void> {
  const next = page.getByRole('dialog').getByRole('button', { name: t('wizard.next'), exact: true })
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 })
  await next.waitFor()
  while (!(await control.isVisible())) {
    const before = await heading.first().textContent()
    await next.click()
    await heading
      .filter({ hasNotText: before ?? '' })
      .first()
      .waitFor()
  }
}

/** Changes a draft here and, as another device would, behind the wizard; the next step asks which copy goes on. */
export async function changeDraftElsewhere(scene: Scene): Promise<void> {
  const { page, t } = scene
  const drafts = '/api/v1/vender/drafts'
  const next = page.getByRole('dialog').getByRole('button', { name: t('wizard.next'), exact: true })
  await chooseType(scene)
  await next.click()
  const facility = page.getByRole('dialog').getByRole('group').getByRole('checkbox').first()
  await facility.waitFor()
  const [{ _id }] = await (await page.request.get(drafts)).json()
  const { step, draft, updatedAt: basedOn } = await (await page.request.get(`${drafts}/${_id}`)).json()
  const changed = { step, draft: { ...draft, name: { en: 'Palm House', ar: 'بيت النخيل' } }, basedOn }
  await page.request.put(`${drafts}/${_id}`, { data: changed })
  await facility.check()
  await next.click()
  await page.getByRole('dialog', { name: t('wizard.copies.title') }).waitFor()
}

/** Confirms a booking with another total than the one of today, as if the price had changed in between. */
export async function changePriceMeanwhile({ page, t }: Scene): Promise<void> {
  await page.route('**/api/v1/bookings', (route) => {
    const body = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...body, total: body.total - 100 }) })
  })
  await page.getByRole('checkbox', { name: t('checkout.agree') }).check()
  await page
    .getByRole('button', { name: new RegExp(`${t('booking.confirm')}|${t('booking.toPayment')}`) })
    .filter({ visible: true })
    .click()
}
