import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { rejectForm, verificationStatus } from '../../verification/contract/schema.ts'
import {
  identityFieldNames,
  identityForm,
  identityState,
  personCase,
  personRow,
  profileCard,
  profileCardForm,
  profileInfo,
  profileInfoForm,
  publicProfile,
  resume,
  resumeForm,
} from './schema.ts'

const nothing = z.object({})
const status = z.object({ status: verificationStatus })
const editor = { audience: 'individual', permission: 'profile:edit' } as const
const reviewer = { audience: 'operator', permission: 'operator:review' } as const

export const profileCalls = defineCalls({
  'GET /ws/profile/card': {
    ...editor,
    incompleteOk: true,
    input: nothing,
    result: profileCard,
    about: 'The caller’s business card, as far as it is filled in.',
  },
  'POST /ws/profile/card': {
    title: { cn: '填写个人名片', en: 'Complete the personal card' },
    ...editor,
    incompleteOk: true,
    edits: 'profile',
    input: profileCardForm.safeExtend({ version }),
    result: z.object({ whetherIntact: z.literal('Y') }),
    about: 'Completes the business card and sets whetherIntact to Y.',
  },
  'GET /ws/profile/info': { ...editor, input: nothing, result: profileInfo, about: 'The caller’s personal information.' },
  'POST /ws/profile/info': {
    title: { cn: '修改个人信息', en: 'Change personal information' },
    ...editor,
    edits: 'profile',
    input: profileInfoForm.safeExtend({ version }),
    result: profileInfo,
    about: 'Saves the whole personal information.',
  },
  'GET /ws/profile/resume': { ...editor, input: nothing, result: resume, about: 'The caller’s résumé.' },
  'POST /ws/profile/resume': {
    title: { cn: '修改简历', en: 'Change the résumé' },
    ...editor,
    edits: 'profile',
    input: resumeForm.safeExtend({ version }),
    result: resume,
    about: 'Saves the whole résumé, in the order given.',
  },
  'GET /ws/profile/authentication': {
    audience: 'individual',
    permission: 'profile:authenticate',
    input: nothing,
    result: identityState,
    about: 'The state of the caller’s identity verification and what was submitted, the number masked.',
  },
  'POST /ws/profile/authentication': {
    title: { cn: '提交实名认证', en: 'Submit identity verification' },
    audience: 'individual',
    permission: 'profile:authenticate',
    confidential: ['idNumber'],
    input: identityForm,
    result: status,
    about: 'Submits an identity for verification: from unverified, or from failed unless that was final.',
  },
  'GET /ws/profile/public': {
    audience: 'signedIn',
    input: z.object({ id }),
    result: publicProfile,
    about:
      'An individual’s profile and résumé, without contact details: for themselves, operators, and publishers they work with or applied to.',
  },
  'GET /ws/operator/persons': {
    ...reviewer,
    input: z.object({
      ...pageInput,
      order: z.enum(['asc', 'desc']).default('asc'),
      column: z.enum(['submittedAt', 'createdAt', 'name']).default('submittedAt'),
      status: z.union([z.literal(''), z.coerce.number().pipe(verificationStatus)]).optional(),
      search: z.string().trim().max(100).optional().default(''),
    }),
    result: pageOf(personRow).extend({ counts: z.record(z.string(), z.number()) }),
    about: 'Individuals by verification state, longest waiting first; `counts` per state under the same search.',
  },
  'GET /ws/operator/person': {
    ...reviewer,
    input: z.object({ id }),
    result: personCase,
    about: 'One individual’s submission, evidence and history.',
  },
  'POST /ws/operator/person/approve': {
    title: { cn: '通过实名认证', en: 'Approve identity verification' },
    ...reviewer,
    decides: 'identity',
    input: z.object({ id, version }),
    result: status,
    about: 'Verifies a pending individual.',
  },
  'POST /ws/operator/person/reject': {
    title: { cn: '退回实名认证', en: 'Reject identity verification' },
    ...reviewer,
    decides: 'identity',
    input: rejectForm(identityFieldNames),
    result: status,
    about: 'Fails a pending individual with a reason per field; `final` prevents resubmission.',
  },
})
