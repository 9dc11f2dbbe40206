'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextArea } from '@/components/forms/text-area'
import { TextField } from '@/components/forms/text-field'
import { FormDialog } from '@/components/shared/form-dialog'
import { TermRow, TermsCard } from '@/components/shared/terms/terms-card'
import { GUIDE_LIMITS, type GuideSection, guideSectionBody } from '@/lib/domain/arrival-guide/arrival-guide'
import { type GuideProps, indexOf, saveGuide, trimmed, withItem } from './save-guide'

const EMPTY: GuideSection = { title_ar: '', title: '', text_ar: '', text: '' }

/** The manual of a place in short sections. */
export function GuideSections({ listingId, guide }: GuideProps) {
  const t = useTranslations('hosted.calendar.guideSections')
  const locale = useLocale()
  const { sections } = guide
  const nameOf = (one: GuideSection) => (locale === 'en' && one.title) || one.title_ar
  return (
    <TermsCard
      words="guideSections"
      action="editArrivalGuides"
      terms={sections}
      hasMore={sections.length < GUIDE_LIMITS.sections}
      nameOf={nameOf}
      row={(one, acts) => (
        <TermRow
          key={one.title_ar}
          words="guideSections"
          action="editArrivalGuides"
          name={<bdi>{nameOf(one)}</bdi>}
          label={nameOf(one)}
          when={t(one.text ? 'hasEnglish' : 'arabicOnly')}
          {...acts}
        />
      )}
      dialog={(edited, onClose) => (
        <SectionDialog listingId={listingId} guide={guide} section={edited} onClose={onClose} />
      )}
      remove={({ title_ar }) =>
        saveGuide(listingId, guide, { sections: sections.filter((one) => one.title_ar !== title_ar) })
      }
    />
  )
}

interface SectionDialogProps extends GuideProps {
  /** null: a new one */
  section: GuideSection | null
  onClose: () => void
}

function SectionDialog({ listingId, guide, section, onClose }: SectionDialogProps) {
  const t = useTranslations('hosted.calendar.guideSections')
  const { title, text } = GUIDE_LIMITS
  const [opened] = useState(guide)
  const { sections } = opened
  return (
    <FormDialog
      title={t(section ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      schema={guideSectionBody}
      initialValues={section ?? EMPTY}
      toBody={trimmed}
      issuesAt={`sections.${indexOf(sections, section)}.`}
      send={async (values) => {
        await saveGuide(listingId, opened, { sections: withItem(sections, section, trimmed(values)) })
        return t('saved')
      }}
      onClose={onClose}
    >
      <TextField name="title_ar" label={t('titleAr')} lang="ar" dir="rtl" maxLength={title} />
      <TextArea name="text_ar" label={t('textAr')} maxLength={text} />
      <TextField name="title" label={t('titleEn')} lang="en" dir="ltr" maxLength={title} />
      <TextArea name="text" label={t('textEn')} maxLength={text} />
      <SubmitButton>{t('save')}</SubmitButton>
    </FormDialog>
  )
}
