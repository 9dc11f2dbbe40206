'use client'

import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { showToast } from '@/components/ui/toast/show-toast'
import { call } from '@/lib/api/call'
import { SEARCH_NAME_LENGTH, savedSearchBody } from '@/lib/domain/search/saved-search'
import { useRouter } from '@/lib/i18n/navigation'

const Box = styled.section`
  inline-size: min(100%, 560px); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  h2 { font-size: var(--fs-lg); margin-block-end: var(--s-4); }
  form { display: grid; gap: var(--s-4); justify-items: start; }
  form > :first-child { justify-self: stretch; }
`

interface SaveSearchFormProps {
  /** the query of the results page that the user comes from */
  params: string
  /** the title of that page */
  name: string
}

/** Gives a search a name and saves it; then the list stands without the form. */
export function SaveSearchForm({ params, name }: SaveSearchFormProps) {
  const t = useTranslations('savedSearches.form')
  const router = useRouter()
  const toBody = (values: { name: string }) => ({ ...values, params })
  return (
    <Box aria-labelledby="save-search">
      <h2 id="save-search">{t('label')}</h2>
      <Form
        label={t('label')}
        schema={savedSearchBody}
        initialValues={{ name: name.slice(0, SEARCH_NAME_LENGTH) }}
        toBody={toBody}
        onSubmit={async (values) => {
          await call('POST /saved-searches', { body: toBody(values) })
          showToast({ kind: 'success', text: t('saved') })
          router.replace('/saved-searches')
          router.refresh()
        }}
      >
        <TextField name="name" label={t('name')} maxLength={SEARCH_NAME_LENGTH} />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
    </Box>
  )
}
