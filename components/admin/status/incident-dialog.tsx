import { useTranslations } from 'next-intl'
import { BilingualFields, FieldPair } from '@/components/admin/content/bilingual-fields'
import { ContentDialog } from '@/components/admin/content/content-dialog'
import { SelectField } from '@/components/forms/select-field'
import { TextArea } from '@/components/forms/text-area'
import { call } from '@/lib/api/call'
import type { IncidentWire } from '@/lib/contract/schemas/status/incidents'
import {
  INCIDENT_STATES,
  MAX_INCIDENT_TEXT,
  MAX_INCIDENT_TITLE,
  newIncidentBody,
} from '@/lib/domain/status/incidents'

interface IncidentDialogProps {
  /** null: a new one */
  incident: IncidentWire | null
  onClose: () => void
}

const EMPTY = { title: '', title_ar: '', text: '', text_ar: '', state: 'open' } as const
const ROWS = 5

/** An incident in both languages, with its state. */
export function IncidentDialog({ incident, onClose }: IncidentDialogProps) {
  const t = useTranslations('admin.status.incidents')
  const content = useTranslations('admin.content')
  const { title, title_ar, text, text_ar, state } = incident ?? EMPTY
  return (
    <ContentDialog
      title={t(incident ? 'edit' : 'add')}
      schema={newIncidentBody}
      initialValues={{ title, title_ar, text, text_ar, state }}
      onSave={(body) =>
        incident
          ? call('PUT /admin/incidents/:id', {
              params: { id: incident._id },
              body: { ...body, version: incident.version },
            })
          : call('POST /admin/incidents', { body })
      }
      onClose={onClose}
    >
      <BilingualFields name="title" label={t('name')} maxLength={MAX_INCIDENT_TITLE} />
      <FieldPair>
        <TextArea
          name="text_ar"
          label={content('inArabic', { label: t('text') })}
          rows={ROWS}
          maxLength={MAX_INCIDENT_TEXT}
        />
        <TextArea
          name="text"
          label={content('inEnglish', { label: t('text') })}
          rows={ROWS}
          maxLength={MAX_INCIDENT_TEXT}
        />
      </FieldPair>
      <SelectField
        name="state"
        label={t('state')}
        options={INCIDENT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </ContentDialog>
  )
}
