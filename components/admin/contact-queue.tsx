'use client'

import { useTranslations } from 'next-intl'
import { CONTACT_STATES, type ContactListWire, type ContactState } from '@/lib/domain/content-pages/contact'
import { ContactCard } from './contact-card'
import { QueuePage } from './queue-page'

/** The contact messages: open ones, oldest first, and answered ones. */
export function ContactQueue({ state, list }: { state: ContactState; list: ContactListWire }) {
  const t = useTranslations('admin.contact')
  return (
    <QueuePage
      path="/admin/contact"
      title={t('title')}
      emptyText={t('emptyText')}
      state={state}
      states={CONTACT_STATES.map((one) => ({
        state: one,
        label: t(`states.${one}`),
        count: list.counts[one],
      }))}
      {...list}
    >
      {list.data.map((message) => (
        <ContactCard key={message._id} message={message} />
      ))}
    </QueuePage>
  )
}
