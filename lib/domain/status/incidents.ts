import { type InferType, number, string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { userName, userText } from '@/lib/domain/text/text'

/** What is known of a disturbance: it goes on, it seems mended and is watched, it is over. */
export const INCIDENT_STATES = ['open', 'watched', 'resolved'] as const
export type IncidentState = (typeof INCIDENT_STATES)[number]

export const MAX_INCIDENT_TITLE = 120
export const MAX_INCIDENT_TEXT = 1500

const title = () => userName(MAX_INCIDENT_TITLE).required()
const text = () => userText(MAX_INCIDENT_TEXT).trim().required()

const fields = {
  title: title(),
  title_ar: title(),
  text: text(),
  text_ar: text(),
  state: string().required().oneOf(INCIDENT_STATES),
}

/** POST admin/incidents; it began now. */
export const newIncidentBody = exactObject(fields)
export type NewIncidentBody = InferType<typeof newIncidentBody>

/** PUT admin/incidents/{id}; `version` is the one that was read. */
export const incidentBody = exactObject({ ...fields, version: number().required().integer().min(1) })
export type IncidentBody = InferType<typeof incidentBody>

/** An incident as everybody reads it. */
export interface PublicIncidentWire extends NewIncidentBody {
  startedAt: string
  /** when it was over; null before */
  endedAt: string | null
}
