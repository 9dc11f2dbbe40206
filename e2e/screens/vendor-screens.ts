import { DEMO_HOST } from '../support/vendors'
import { claimableRequest, cleanersPage, firstId, pricePlan, requestPath } from './addresses'
import { changeDraftElsewhere, chooseType, nextUntil } from './moves'
import { DESKTOP, PHONE, type Screen } from './screen'

/** The pages of a vendor. */
export const VENDOR_SCREENS: Screen[] = [
  {
    name: 'host-listings',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services',
    empty: { who: 'new-host' },
  },
  { name: 'applicant-listings', route: '(vendor)/my-services', who: 'applicant', path: '/my-services' },
  {
    name: 'host-listing-delete',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('ownServices.actions.delete') })
        .first()
        .click(),
    dialogs: ['ui/dialog/confirm-dialog'],
  },
  {
    name: 'host-wizard',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services?add=1',
    dialogs: ['wizard/wizard-flow'],
    calls: /\/categories|\/drafts/,
  },
  {
    name: 'host-wizard-leave',
    route: '(vendor)/my-services',
    who: 'new-host',
    path: '/my-services?add=1',
    width: PHONE,
    open: async (scene) => {
      await chooseType(scene)
      await scene.page.getByRole('button', { name: scene.t('wizard.close') }).click()
    },
    dialogs: ['wizard/leave-question'],
  },
  {
    name: 'host-wizard-resume',
    route: '(vendor)/my-services',
    who: 'new-host',
    path: '/my-services?add=1',
    width: PHONE,
    open: async (scene) => {
      await chooseType(scene)
      await scene.page.reload()
    },
    dialogs: ['wizard/begin/resume-choice'],
  },
  {
    name: 'host-wizard-copies',
    route: '(vendor)/my-services',
    who: 'new-host',
    path: '/my-services?add=1',
    width: PHONE,
    open: changeDraftElsewhere,
    dialogs: ['wizard/drafts/two-copies'],
  },
  {
    name: 'host-wizard-edit',
    route: '(vendor)/my-services',
    who: 'host',
    path: '/my-services?edit=al-nakheel-chalet-jeddah',
    dialogs: ['wizard/begin/begin-edit', 'wizard/begin/wizard-loading', 'wizard/begin/load-failed'],
    calls: /\/vender\/services\//,
  },
  {
    name: 'host-wizard-policy',
    route: '(vendor)/my-services',
    who: 'host',
    path: `/my-services?edit=${DEMO_HOST.atOnce[0]}`,
    open: async (scene) => {
      const policy = scene.page.locator('button[name=cancellationPolicy]')
      await nextUntil(scene, policy)
      await policy.click()
    },
    dialogs: ['wizard/settings/choice-popup'],
  },
  {
    name: 'host-wizard-photo',
    route: '(vendor)/my-services',
    who: 'host',
    path: `/my-services?edit=${DEMO_HOST.atOnce[0]}`,
    open: async (scene) => {
      const edit = scene.page.getByRole('button', { name: scene.t('wizard.photos.edit', { n: 2 }) })
      await nextUntil(scene, edit)
      await edit.click()
      await scene.page.getByRole('dialog').last().locator('canvas').waitFor()
    },
    dialogs: ['wizard/photos/photo-editor'],
  },
  {
    name: 'host-wizard-refused',
    route: '(vendor)/my-services',
    who: 'newcomer',
    path: '/my-services?add=1',
    dialogs: ['wizard/begin/not-allowed'],
  },
  {
    name: 'host-listing-details',
    route: '(vendor)/service-details',
    who: 'host',
    path: '/service-details?id=al-nakheel-chalet-jeddah',
  },
  {
    name: 'host-requests',
    route: '(vendor)/booking-request',
    who: 'host',
    path: '/booking-request',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-request-answer',
    route: '(vendor)/booking-request',
    who: 'host',
    path: '/booking-request',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('hosted.answer.decline') })
        .first()
        .click(),
    dialogs: ['vendor-bookings/request-answer'],
  },
  { name: 'host-request', route: '(vendor)/request-details', who: 'host', path: requestPath('completed') },
  {
    name: 'host-deposit-claim',
    route: '(vendor)/request-details',
    who: 'host',
    path: claimableRequest,
    open: ({ page, t }) => page.getByRole('button', { name: t('deposit.claim.open') }).click(),
    dialogs: ['vendor-bookings/claim-dialog'],
  },
  {
    name: 'host-collect',
    route: '(vendor)/service-booking',
    who: 'host',
    path: '/service-booking?tab=today',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('hosted.actions.collect') })
        .first()
        .click(),
    dialogs: ['ui/dialog/confirm-dialog'],
  },
  {
    name: 'host-stays',
    route: '(vendor)/service-booking',
    who: 'host',
    path: '/service-booking?tab=completed',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-calendar',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: '/service-calendar',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-calendar-sheet',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: '/service-calendar',
    width: PHONE,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.form.open') }).click(),
    dialogs: ['vendor-calendar/change/change-panel'],
  },
  {
    name: 'host-calendar-date',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: '/service-calendar',
    width: DESKTOP,
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('dateField.open', { label: t('hosted.calendar.form.from') }) })
        .click(),
    dialogs: ['forms/date-input'],
  },
  {
    name: 'host-calendar-renew',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.out.renew') }).click(),
    dialogs: ['vendor-calendar/export-calendar'],
  },
  {
    name: 'host-calendar-feed',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.feeds.add') }).click(),
    dialogs: ['vendor-calendar/feeds/feed-dialog'],
  },
  {
    name: 'host-price-rule',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.plan.add') }).click(),
    dialogs: ['shared/terms/price-plan/rule-dialog'],
  },
  {
    name: 'host-discount',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.discounts.add') }).click(),
    dialogs: ['shared/terms/discounts/discount-dialog'],
  },
  {
    name: 'host-stay-rule',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.stayRules.add') }).click(),
    dialogs: ['shared/terms/stay-rules/stay-rule-dialog'],
  },
  {
    name: 'host-price-plan',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: pricePlan,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.plan.preview.show') }).click(),
  },
  {
    name: 'host-fee',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.fees.add') }).click(),
    dialogs: ['shared/terms/fees/fee-dialog'],
  },
  {
    name: 'host-own-add-on',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.ownAddOns.add') }).click(),
    dialogs: ['shared/terms/own-add-ons/own-add-on-dialog'],
  },
  {
    name: 'host-arrival-guide',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.guide.add') }).click(),
    dialogs: ['vendor-calendar/arrival-guide/guide-dialog'],
  },
  {
    name: 'host-guide-section',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.guideSections.add') }).click(),
    dialogs: ['vendor-calendar/arrival-guide/guide-sections'],
  },
  {
    name: 'host-guide-photo',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.atOnce[0]}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.guidePhotos.add') }).click(),
    dialogs: ['vendor-calendar/arrival-guide/guide-photos'],
  },
  {
    name: 'host-bulk-days',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: '/service-calendar',
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.bulk.open') }).click(),
    dialogs: ['vendor-calendar/bulk/bulk-dialog'],
  },
  {
    name: 'host-part-payment',
    route: '(vendor)/service-calendar',
    who: 'host',
    path: `/service-calendar?service=${DEMO_HOST.asked.byHalf}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('hosted.calendar.partPayment.add') }).click(),
    dialogs: ['shared/terms/part-payment/part-payment-dialog'],
  },
  {
    name: 'host-earnings',
    route: '(vendor)/vendor-earnings',
    who: 'host',
    path: '/vendor-earnings',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-statistics',
    route: '(vendor)/statistics',
    who: 'host',
    path: '/statistics?period=twelveMonths',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-bank-account',
    route: '(vendor)/vendor-earnings',
    who: 'host',
    path: '/vendor-earnings',
    open: ({ page, t }) => page.getByRole('button', { name: t('earnings.account.change') }).click(),
    dialogs: ['vendor-earnings/bank-account-card'],
  },
  {
    name: 'host-payout-schedule',
    route: '(vendor)/vendor-earnings',
    who: 'host',
    path: '/vendor-earnings',
    open: ({ page, t }) =>
      page.getByRole('button', { name: t('earnings.schedule.change'), exact: true }).click(),
    dialogs: ['vendor-earnings/schedule-card'],
  },
  { name: 'host-members', route: '(vendor)/vendor-members', who: 'host', path: '/vendor-members' },
  {
    name: 'host-invite',
    route: '(vendor)/vendor-members',
    who: 'host',
    path: '/vendor-members',
    open: ({ page, t }) => page.getByRole('button', { name: t('members.invitations.add') }).click(),
    dialogs: ['vendor-members/invitations'],
  },
  { name: 'host-api', route: '(vendor)/vendor-api', who: 'host', path: '/vendor-api' },
  {
    name: 'host-new-key',
    route: '(vendor)/vendor-api',
    who: 'host',
    path: '/vendor-api',
    open: ({ page, t }) => page.getByRole('button', { name: t('vendorApi.keys.add') }).click(),
    dialogs: ['vendor-api/new-key-dialog'],
  },
  {
    name: 'host-new-webhook',
    route: '(vendor)/vendor-api',
    who: 'host',
    path: '/vendor-api',
    open: ({ page, t }) => page.getByRole('button', { name: t('vendorApi.webhooks.add') }).click(),
    dialogs: ['vendor-api/new-webhook-dialog'],
  },
  { name: 'host-cleaning', route: '(vendor)/vendor-cleaning', who: 'host', path: '/vendor-cleaning' },
  {
    name: 'host-cleaning-task',
    route: '(vendor)/vendor-cleaning',
    who: 'host',
    path: '/vendor-cleaning',
    open: ({ page, t }) => page.getByText(t('cleaning.edit'), { exact: true }).first().click(),
    dialogs: ['vendor-cleaning/task-row'],
  },
  {
    name: 'host-cleaning-cleaner',
    route: '(vendor)/vendor-cleaning',
    who: 'host',
    path: '/vendor-cleaning',
    open: ({ page, t }) => page.getByRole('button', { name: t('cleaning.cleaners.add') }).click(),
    dialogs: ['vendor-cleaning/cleaner-dialog'],
  },
  { name: 'host-templates', route: '(vendor)/vendor-templates', who: 'host', path: '/vendor-templates' },
  {
    name: 'host-templates-new',
    route: '(vendor)/vendor-templates',
    who: 'host',
    path: '/vendor-templates',
    open: ({ page, t }) => page.getByRole('button', { name: t('templates.add') }).click(),
    dialogs: ['vendor-templates/template-dialog'],
  },
  {
    name: 'host-templates-answer',
    route: '(vendor)/vendor-templates',
    who: 'host',
    path: '/vendor-templates',
    open: ({ page, t }) => page.getByRole('button', { name: t('templates.answers.add') }).click(),
    dialogs: ['vendor-templates/quick-answers'],
  },
  {
    name: 'host-templates-remove',
    route: '(vendor)/vendor-templates',
    who: 'host',
    path: '/vendor-templates',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('templates.remove') })
        .first()
        .click(),
  },
  {
    name: 'host-conversation-answers',
    route: '(account)/messages',
    who: 'host',
    path: async (viewer) => `/messages?c=${await firstId(viewer, 'conversations')}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('messages.answers.title') }).click(),
    dialogs: ['messages/conversation/quick-answers'],
  },
  {
    name: 'host-conversation-offer',
    route: '(account)/messages',
    who: 'host',
    path: async (viewer) => `/messages?c=${await firstId(viewer, 'conversations')}`,
    open: ({ page, t }) => page.getByRole('button', { name: t('messages.offer.make') }).click(),
    dialogs: ['messages/offers/make-offer'],
  },
  {
    name: 'host-templates-note',
    route: '(vendor)/vendor-templates',
    who: 'host',
    path: '/vendor-templates',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('templates.notes.edit') })
        .first()
        .click(),
    dialogs: ['vendor-templates/guest-notes'],
  },
  { name: 'cleaner', route: '(account)/cleaning/[token]', path: cleanersPage },
  {
    name: 'host-reviews',
    route: '(vendor)/my-reviews',
    who: 'host',
    path: '/my-reviews',
    empty: { who: 'new-host' },
  },
  {
    name: 'host-review-guest',
    route: '(vendor)/my-reviews',
    who: 'host',
    path: '/my-reviews',
    open: ({ page, t }) =>
      page
        .getByRole('button', { name: t('reviews.own.rateGuest') })
        .first()
        .click(),
    dialogs: ['reviews/guest-review-dialog'],
  },
]
