import type { ReportBody } from '@/lib/domain/listing/report'
import { http } from './browser'

export const reportService = (serviceId: string, body: ReportBody) =>
  http.send<void>('post', `services/${encodeURIComponent(serviceId)}/report`, body)
