import { useState } from 'react'
import { ApiError } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useAreaCodes } from '../../area/web/queries.ts'
import type { AskedPurpose } from '../contract/schema.ts'
import { checkTarget } from './checks.ts'
import { call, useRead } from './queries.ts'
import { t } from './texts.ts'

/** Until the dictionary has loaded. */
const fallbackCodes = [{ code: 'CN', areaCode: '86', cn: '中国', en: 'China' }]

/** The calling codes of the area dictionary. */
export const useCallingCodes = () => useAreaCodes().data ?? fallbackCodes

export interface CodeAsked {
  purpose: AskedPurpose
  target: { areaCode?: string; phone?: string; email?: string }
  /** Messages of the address, by field: phone, areaCode or email. */
  onRefused: (fields: Record<string, string>, by?: ApiError) => void
}

/** The props of a field for a code: requests one, and says where it was sent. */
export function useAskedCode({ purpose, target, onRefused }: CodeAsked) {
  const s = useTexts(t)
  const [sent, setSent] = useState<string | undefined>()
  const onSend = async () => {
    const wrong = checkTarget(target)
    if (Object.keys(wrong).length > 0) {
      onRefused(wrong)
      return false
    }
    try {
      const answer = await call('POST /ws/account/code', { purpose, ...target }, { fieldsShown: true })
      setSent(s.sentTo(answer.sentTo, answer.validMinutes))
      return answer.resendSeconds
    } catch (cause) {
      if (cause instanceof ApiError) onRefused(cause.fields, cause)
      return false
    }
  }
  const { areaCode = '', phone = '', email } = target
  const { data: channels } = useRead('GET /ws/account/channels', {})
  const off = email === undefined ? channels?.sms === false && s.noSms : channels?.email === false && s.noMail
  return { onSend, sentFor: [areaCode, phone, email ?? ''].join(' '), description: sent ?? (off || undefined) }
}
