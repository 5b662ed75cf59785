import type { ReportState, Verification } from '../../contract/schema.ts'

export const verificationTone: Record<Verification, 'ok' | 'warn' | 'neutral'> = { verified: 'ok', lapsed: 'warn', none: 'neutral' }
export const reportTone: Record<ReportState, 'warn' | 'ok' | 'neutral'> = { open: 'warn', confirmed: 'ok', rejected: 'neutral' }
