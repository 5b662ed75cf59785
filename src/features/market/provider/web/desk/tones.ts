import type { Verification } from '../../contract/schema.ts'

export const verificationTone: Record<Verification, 'ok' | 'warn' | 'neutral'> = { verified: 'ok', lapsed: 'warn', none: 'neutral' }
