import { plural, texts } from '../../../../platform/contract/texts.ts'

/** The lower sections: contracts, onboarding, questions. */
export const t = texts({
  longTerm: { cn: '长期合同', en: 'Long-term' },
  longTermFor: {
    cn: '名义雇主服务、驻外财务、长期顾问。按月或按季一期。',
    en: 'Employer-of-record service, on-site accounting, retained advisers. One term is a month or a quarter.',
  },
  longTermHow: {
    cn: '每期一个需求，托管这一期的全额。期初可付一次预付款，期末确认后放款；下一期另行托管。',
    en: 'One request per term, fully funded. One advance at the start and the rest when you confirm the term; the next term is funded separately.',
  },
  usage: { cn: '按量付费', en: 'Pay-as-you-go' },
  usageFor: { cn: '翻译、报关、按次上门、按小时咨询。', en: 'Translation, customs declarations, site visits, hourly consulting.' },
  usageHow: {
    cn: '先约定单价和这一批的数量，托管这一批的金额。交付时附用量明细，您核对后确认；数量变了就在开始前改金额，差额补进或退回钱包。',
    en: 'Agree on a unit price and quantity for the batch, and fund that amount. The delivery comes with a usage record for you to check. If quantities change, edit the amount before the start; the difference goes to or from your wallet.',
  },
  kpi: { cn: 'KPI 考核', en: 'KPI' },
  kpiFor: { cn: '招聘到岗、线索数量、证照获批。', en: 'Hires who start, qualified leads, permits granted.' },
  kpiHow: {
    cn: (days: number) =>
      `把指标、口径和凭证写进验收标准，托管全额。达标后您确认放款；未达标的附理由退回修改，款项留在托管。提交后 ${days} 天未回复，视为确认。`,
    en: (days: number) =>
      `Write the metric, method and evidence into the acceptance criteria and fund the full amount. Confirm when it is met; if not, return it with a reason, and the funds stay in escrow. If you do not respond within ${plural(days, 'day')}, delivery counts as accepted.`,
  },
  forWhat: { cn: '适合', en: 'Best for' },
  howPaid: { cn: '结算', en: 'Settlement' },

  sixSteps: { cn: '六个步骤：谁来办、要几天', en: 'The six steps: who does them and how long they take' },
  step1: { cn: '确认用工方式和预算', en: 'Decide on the model and budget' },
  step1Who: { cn: '您，衡渡顾问 · 1–2 个工作日', en: 'You, our adviser · 1–2 working days' },
  step1Text: {
    cn: '用上面的工具得出方式和成本，顾问核对边界情况。',
    en: 'The tools above suggest a model and a cost; an adviser checks borderline cases.',
  },
  step2: { cn: '选服务商并托管第一期', en: 'Choose a provider and fund the first term' },
  step2Who: { cn: '您 · 2–5 个工作日', en: 'You · 2–5 working days' },
  step2Text: {
    cn: '发布需求，服务商报名，比较后选定一家；款项先进托管，不直接付给对方。',
    en: 'Post the request, compare applicants and choose one. The money goes into escrow, not directly to the provider.',
  },
  step3: { cn: '收集材料、起草合同', en: 'Documents and contract' },
  step3Who: { cn: '员工、服务商 · 3–7 个工作日', en: 'The employee, the provider · 3–7 working days' },
  step3Text: {
    cn: '身份、税号、银行账户、学历；合同用当地语言，附成果归属和保密条款。',
    en: 'Identity, tax number, bank account, degrees. The contract in the local language, with IP assignment and confidentiality.',
  },
  step4: { cn: '登记与投保', en: 'Registration and insurance' },
  step4Who: { cn: '服务商 · 2–10 个工作日', en: 'The provider · 2–10 working days' },
  step4Text: {
    cn: '社保、税务、法定保险登记；有些地方必须在上班之前完成。',
    en: 'Social security, tax and statutory insurance. In some places this must be done before the first day of work.',
  },
  step5: { cn: '第一天上班', en: 'First day' },
  step5Who: { cn: '您、员工 · 当天', en: 'You, the employee · that day' },
  step5Text: {
    cn: '设备、账号、工作时间表；约好两边都在的时段。',
    en: 'Equipment, accounts, a work schedule, and the hours when both sides are available.',
  },
  step6: { cn: '第一次发薪与验收', en: 'First payday and acceptance' },
  step6Who: { cn: '服务商、您 · 当月薪资周期', en: 'The provider, you · the month’s pay cycle' },
  step6Text: {
    cn: (days: number) => `服务商提交工资单、缴款凭证；您确认后放款；${days} 天未回复，视为确认。`,
    en: (days: number) =>
      `The provider submits the payslip and proof of contributions; you confirm and the money is released. If you do not respond within ${plural(days, 'day')}, it counts as accepted.`,
  },
  permit: {
    cn: '需要工作签证时，从第 3 步起另加数周到数月，由当地移民部门决定，谁也不能保证日期。',
    en: 'A work permit adds weeks to months from step 3. The authority decides; no one can promise a date.',
  },

  q1: { cn: '名义雇主和劳务派遣是一回事吗？', en: 'Is an EOR the same as staff leasing?' },
  a1: {
    cn: '在很多法域，法律只认派遣：名义雇主就是持派遣许可的机构，要守派遣期限和同工同酬。在没有派遣许可制度的地方，它以普通雇主身份雇人再提供服务。问服务商拿的是哪一种许可。',
    en: 'In many jurisdictions the law recognises only staff leasing: an EOR is then a licensed agency, bound by time limits and equal-pay rules. Elsewhere it hires as an ordinary employer and provides a service. Ask the provider which licence it holds.',
  },
  q2: { cn: '用了独立承包人，被认定为雇员会怎样？', en: 'What if a contractor turns out to be an employee?' },
  a2: {
    cn: '主管机关可以追缴税款和双方的社保，加滞纳金，并按雇员补休假和补偿。看的是事实，不是合同标题。有被认定的可能时，尽早转为雇员。',
    en: 'Authorities can claim back tax and both sides’ contributions with surcharges, and the person may claim leave and severance. The facts decide, not the title of the contract. If there is a risk of that, convert to employment early.',
  },
  q3: { cn: '成本测算可以写进预算吗？', en: 'Can I use the estimate for budgeting?' },
  a3: {
    cn: '可以作初步预算。标“示例”的费率不是报价；年龄、行业、州省、身份都会影响结果。签约前请服务商按实际情况出具测算。',
    en: 'For an initial budget, yes. Rates marked “Sample” are not a quote; age, industry, state and status affect the result. Ask the provider for a calculation of your actual case before you sign.',
  },
  q4: { cn: '为什么有的国家和地区显示“待核”？', en: 'Why do some countries show “Not reviewed”?' },
  a4: {
    cn: '费率由一名运营人员录入、另一名复核后才显示。没有复核过的地方我们不估算；您可以点“请我们核对费率”。',
    en: 'One member of our staff enters the rates and another reviews them before they are shown. Where rates have not been reviewed, we do not estimate; you can ask us to check them.',
  },
  q5: { cn: '托管的款项什么时候付给服务商？', en: 'When does the provider get the money?' },
  a5: {
    cn: (days: number) => `您确认完成之后，或提交后 ${days} 天未回复。预付款只有一次，不超过已托管的金额。退回修改期间，款项留在托管。`,
    en: (days: number) =>
      `When you confirm, or ${plural(days, 'day')} after delivery without a response. There is at most one advance, never above the amount in escrow. While returned work is being corrected, the funds stay in escrow.`,
  },
  q6: { cn: '员工离职，补偿谁出？', en: 'Who pays severance when an employee leaves?' },
  a6: {
    cn: '法定通知期工资和补偿由名义雇主支付，再向您收取。测算里没有包含一次性补偿，长期用工请按月计提。',
    en: 'The EOR pays notice and severance, then charges you. One-off payments are not in the estimate; for long terms, accrue an amount each month.',
  },
})
