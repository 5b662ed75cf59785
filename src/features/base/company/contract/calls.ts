import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { rejectForm, verificationStatus } from '../../verification/contract/schema.ts'
import {
  companyAuthentication,
  companyAuthenticationForm,
  companyCard,
  companyCardForm,
  companyCase,
  companyInfo,
  companyInfoForm,
  companyRow,
  companyVerificationFieldNames,
  publicCompany,
} from './schema.ts'

const nothing = z.object({})
const status = z.object({ status: verificationStatus })
const reviewer = { audience: 'operator', permission: 'operator:review' } as const

export const companyCalls = defineCalls({
  'GET /ws/company/card': {
    audience: 'company',
    incompleteOk: true,
    input: nothing,
    result: companyCard,
    about: 'The business card of the caller’s company, as far as it is filled in.',
  },
  'POST /ws/company/card': {
    title: { cn: '填写企业名片', en: 'Complete the company card' },
    audience: 'company',
    permission: 'company:edit',
    incompleteOk: true,
    edits: 'company',
    input: companyCardForm.safeExtend({ version }),
    result: z.object({ companyId: z.string(), whetherIntact: z.literal('Y') }),
    about: 'Completes the business card: creates the company if there is none, with the caller as its owner, and sets whetherIntact to Y.',
  },
  'GET /ws/company/info': { audience: 'company', input: nothing, result: companyInfo, about: 'The caller’s company.' },
  'POST /ws/company/info': {
    title: { cn: '修改企业信息', en: 'Change company information' },
    audience: 'company',
    permission: 'company:edit',
    edits: 'company',
    input: companyInfoForm.safeExtend({ version }),
    result: companyInfo,
    about: 'Saves the whole company information.',
  },
  'GET /ws/company/authentication': {
    audience: 'company',
    permission: 'company:authenticate',
    input: nothing,
    result: companyAuthentication,
    about: 'The company’s verification state and what was submitted, ID numbers masked.',
  },
  'POST /ws/company/authentication': {
    title: { cn: '提交企业认证', en: 'Submit company verification' },
    audience: 'company',
    permission: 'company:authenticate',
    confidential: ['legalIdNumber'],
    input: companyAuthenticationForm,
    result: status,
    about: 'Submits the company for verification: from unverified, or from failed unless that was final.',
  },
  'GET /ws/company/public': {
    audience: 'signedIn',
    input: z.object({ id }),
    result: publicCompany,
    about: 'What every signed-in user may know of a company.',
  },
  'GET /ws/operator/companies': {
    ...reviewer,
    input: z.object({
      ...pageInput,
      order: z.enum(['asc', 'desc']).default('asc'),
      column: z.enum(['submittedAt', 'createdAt', 'fullName']).default('submittedAt'),
      status: z.union([z.literal(''), z.coerce.number().pipe(verificationStatus)]).optional(),
      search: z.string().trim().max(100).optional().default(''),
    }),
    result: pageOf(companyRow).extend({ counts: z.record(z.string(), z.number()) }),
    about: 'Companies by verification state, longest waiting first; `counts` per state under the same search.',
  },
  'GET /ws/operator/company': {
    ...reviewer,
    input: z.object({ id }),
    result: companyCase,
    about: 'One company’s submission, evidence and history.',
  },
  'POST /ws/operator/company/approve': {
    title: { cn: '通过企业认证', en: 'Approve company verification' },
    ...reviewer,
    decides: 'companyOf',
    input: z.object({ id, version }),
    result: status,
    about: 'Verifies a pending company.',
  },
  'POST /ws/operator/company/reject': {
    title: { cn: '退回企业认证', en: 'Reject company verification' },
    ...reviewer,
    decides: 'companyOf',
    input: rejectForm(companyVerificationFieldNames),
    result: status,
    about: 'Fails a pending company with a reason per field; `final` prevents resubmission.',
  },
  'POST /ws/operator/company/disable': {
    title: { cn: '停用企业', en: 'Disable a company' },
    ...reviewer,
    decides: 'companyOf',
    input: z.object({ id, version, note: line(300) }),
    result: status,
    about: 'Disables a verified company, with the reason shown to it.',
  },
  'POST /ws/operator/company/enable': {
    title: { cn: '恢复企业', en: 'Restore a company' },
    ...reviewer,
    decides: 'companyOf',
    input: z.object({ id, version }),
    result: status,
    about: 'Restores a disabled company.',
  },
})
