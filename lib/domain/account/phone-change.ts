import { addMinutes } from '@/lib/domain/time/days'

/** A new number without a code to the old one waits so long, told on every channel. */
const PHONE_CHANGE_DAYS = 7
const DAY_MINUTES = 24 * 60

export const phoneChangeDue = (askedAt: Date) => addMinutes(askedAt, PHONE_CHANGE_DAYS * DAY_MINUTES)
