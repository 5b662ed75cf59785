import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  title1: { cn: '先定用工方式，', en: 'Settle the form of work ' },
  title2: { cn: '再谈人选', en: 'before the person' },
  lead: {
    cn: '名义雇主、独立承包、当地薪资代办，适用的情况不同，弄错了要补税、补社保。这一页帮您判断该用哪一种、要花多少钱、两边几点能开会。',
    en: 'Employer of record, contractor and local payroll suit different cases, and the wrong one is paid for in back taxes and contributions. This page helps you tell which fits, what it costs, and when both sides can meet.',
  },
  toSlip: { cn: '测算用工成本', en: 'Work out the cost' },
  toChoose: { cn: '判断用工方式', en: 'Find the form' },
  contents: { cn: '本页内容', en: 'On this page' },
  choose: { cn: '哪种用工方式合适', en: 'Which form fits' },
  contracts: { cn: '三种合同怎么结算', en: 'Three contracts, and how they settle' },
  slip: { cn: '雇主成本', en: 'Employer cost' },
  planner: { cn: '节假日与工作日', en: 'Holidays and working days' },
  overlap: { cn: '两地工作时间', en: 'Hours of two places' },
  onboarding: { cn: '入职步骤', en: 'Onboarding, step by step' },
  talent: { cn: '人才', en: 'Talent' },
  faq: { cn: '常见问题', en: 'Questions' },

  // Which form fits
  chooseAbout: {
    cn: '回答三个问题。结论按通行规则给出，遇到边界情况我们会直说不确定。',
    en: 'Three questions. The answer follows general rules; where a case is on the line, we say so rather than guess.',
  },
  entityAsk: { cn: '您在当地有公司吗', en: 'Do you have a company there?' },
  entityNone: { cn: '没有，近期也不打算设', en: 'No, and none is planned' },
  entitySoon: { cn: '正在设立', en: 'One is being set up' },
  entityHave: { cn: '已经有了', en: 'Yes' },
  leadAsk: { cn: '工作时间和方法由谁决定', en: 'Who decides when and how the work is done?' },
  leadUs: { cn: '我们：按我们的时间和流程，接受日常管理', en: 'We do: our hours, our process, day-to-day direction' },
  leadThem: { cn: '对方：自己安排，可以同时服务别人，只交结果', en: 'They do: their own way, other clients too, only the result counts' },
  spanAsk: { cn: '人数和期限', en: 'How many people, for how long?' },
  spanShort: { cn: '一两个人，不到半年', en: 'One or two, under six months' },
  spanFew: { cn: '十人以内，一到两年', en: 'Up to ten, one or two years' },
  spanMany: { cn: '十人以上，或三年以上', en: 'More than ten, or over three years' },
  result: { cn: '适合的方式', en: 'What fits' },
  eor: { cn: '名义雇主（EOR）', en: 'Employer of record (EOR)' },
  contractor: { cn: '独立承包', en: 'Independent contractor' },
  payroll: { cn: '自有公司加薪资代办', en: 'Your own company with local payroll' },
  ownEntity: { cn: '设立当地公司，过渡期用名义雇主', en: 'A company of your own, with an EOR until it stands' },
  eorWhy: {
    cn: '您没有当地公司，又要日常管理这个人，他在法律上就是雇员。由当地持证的名义雇主签劳动合同、发薪、缴税缴社保，您管工作。',
    en: 'You have no company there and direct the person day to day, so in law this is employment. A licensed local employer signs the contract, pays wages, tax and contributions; you direct the work.',
  },
  contractorWhy: {
    cn: '对方自己决定怎么做、也服务别的客户，可以签服务合同。合同写清交付物和验收，不写考勤、不发固定月薪、不给员工邮箱和头衔，否则会被认定为雇员。',
    en: 'They decide how the work is done and serve others too, so a service contract is right. Write deliverables and acceptance; no attendance, no fixed salary, no staff title, or it will be read as employment.',
  },
  payrollWhy: {
    cn: '您在当地有公司，就由它直接雇人。薪资代办只替您算薪、报税、缴社保，不是雇主；劳动纠纷由您的公司承担。',
    en: 'You have a company there: let it employ. A payroll bureau computes, files and pays on your behalf; it is not the employer, and disputes remain your company’s.',
  },
  ownEntityWhy: {
    cn: '人多、时间长，名义雇主的月费会超过一家公司的维护成本，不少地方对派遣期限也有上限。建议设公司，设立期间可先用名义雇主，再把合同转过来。',
    en: 'With many people over years, EOR fees outgrow the upkeep of a company, and several places cap how long staff may be leased. Set one up; an EOR can bridge the time, and contracts move over later.',
  },
  eorShort: {
    cn: '不到半年时先问一句：当地是否有最短合同期和试用期限制，辞退要不要补偿。',
    en: 'Under six months, ask first about minimum terms, probation limits and what ending it costs.',
  },
  soonNote: {
    cn: '公司设立期间签的名义雇主合同，要写明将来转签的条件和工龄延续。',
    en: 'While your company is being set up, the EOR contract should say how it transfers and that seniority carries over.',
  },
  limits: {
    cn: '这是一般判断，不是法律意见。德国、日本等地对劳务派遣另有许可和期限规定，签约前由当地律师确认。',
    en: 'A general reading, not legal advice. Germany, Japan and others license and limit the leasing of staff; have local counsel confirm before you sign.',
  },
  sendChoice: { cn: '带着这个判断咨询', en: 'Send this case to us' },
  choiceSummary: {
    cn: (entity: string, lead: string, span: string, form: string) =>
      `用工方式判断：${form}。当地公司：${entity}；管理方式：${lead}；人数期限：${span}。`,
    en: (entity: string, lead: string, span: string, form: string) =>
      `Form of work: ${form}. Local company: ${entity}. Direction: ${lead}. People and term: ${span}.`,
  },

  // The table
  tableTitle: { cn: '三种方式对照', en: 'The three forms side by side' },
  aspect: { cn: '问题', en: 'Question' },
  employer: { cn: '谁是法律上的雇主', en: 'Who is the employer in law' },
  employerEor: { cn: '名义雇主', en: 'The employer of record' },
  employerCon: { cn: '没有雇主，是两家做生意', en: 'Nobody: two businesses' },
  employerPay: { cn: '您的当地公司', en: 'Your local company' },
  pays: { cn: '谁缴税和社保', en: 'Who pays tax and contributions' },
  paysEor: { cn: '名义雇主代扣代缴，向您开票', en: 'The EOR withholds, pays and invoices you' },
  paysCon: { cn: '对方自己申报', en: 'The contractor files' },
  paysPay: { cn: '您的公司，代办机构替您申报', en: 'Your company; the bureau files for it' },
  ip: { cn: '工作成果归谁', en: 'Who owns the work' },
  ipEor: { cn: '先归名义雇主，须有转让条款一路转给您', en: 'First the EOR: the contract must pass it on to you' },
  ipCon: { cn: '通常归对方，除非合同写明转让', en: 'The contractor, unless the contract assigns it' },
  ipPay: { cn: '通常归您的公司', en: 'As a rule your company' },
  ends: { cn: '怎么结束', en: 'How it ends' },
  endsEor: { cn: '按当地劳动法：通知期、补偿、理由', en: 'Under labour law: notice, severance, cause' },
  endsCon: { cn: '按合同：交付完成或提前通知', en: 'Under the contract: delivery or notice' },
  endsPay: { cn: '按当地劳动法，由您的公司承担', en: 'Under labour law, borne by your company' },
  never: { cn: '什么时候不该用', en: 'When not to use it' },
  neverEor: {
    cn: '有签约权、收款权的销售负责人（会构成常设机构）；持牌岗位；长期超过当地派遣上限',
    en: 'Sales heads who sign and collect (a permanent establishment follows); licensed posts; terms beyond the leasing cap',
  },
  neverCon: { cn: '只为您一家做、按您的考勤做、用您的设备做', en: 'Work for you alone, at your hours, on your equipment' },
  neverPay: { cn: '还没有当地公司和税号', en: 'No company or tax number there yet' },

  // What an employer of record is
  isTitle: { cn: '名义雇主是什么，不是什么', en: 'What an employer of record is, and is not' },
  is1: {
    cn: '是当地的合法雇主：签劳动合同，发薪，缴税缴社保，办理法定休假。',
    en: 'It is the lawful local employer: contract, wages, tax, contributions, statutory leave.',
  },
  is2: {
    cn: '是您与员工之间的一层合同：您付服务费加全部用工成本。',
    en: 'It is a layer between you and the person: you pay its fee plus the whole cost of employment.',
  },
  isNot1: {
    cn: '不是猎头：人选由您定，也不保证人选称职。',
    en: 'It is no recruiter: you choose the person, and it does not vouch for them.',
  },
  isNot2: {
    cn: '不是挡箭牌：税务上的常设机构、数据合规、工作场所安全，责任仍可能在您。',
    en: 'It is no shield: permanent establishment, data protection and safety at work may remain yours.',
  },
  isNot3: {
    cn: '不是永久方案：许多地方限制派遣期限，人多了也不划算。',
    en: 'It is not for ever: many places cap the term, and with numbers it stops paying off.',
  },

  // What each part below is for
  contractsAbout: {
    cn: '在衡渡发布需求时选一种合同。三种都先托管、后放款；不同的是托管多少、什么时候放。',
    en: 'You choose one when you post a demand. All three hold the money first and release it later; they differ in how much is held and when it goes.',
  },
  postDemand: { cn: '发布用工需求', en: 'Post a demand' },
  slipAbout: {
    cn: '选国家和地区，填月薪。每一项都写明费率、上限和来源机构；没有复核过费率的地方只显示“待核”，不给估算。',
    en: 'Choose a place and a monthly wage. Each line names its rate, its limit and the body that publishes it; where rates have not been reviewed you read “not reviewed”, and no estimate.',
  },
  plannerAbout: {
    cn: '排入职日、交付日、付款日之前，先看当地哪天不上班。调休、周五周六休息都算在内。',
    en: 'Before you fix a start, a delivery or a payday, see which days are off there. Friday–Saturday weekends and exchanged days are counted.',
  },
  overlapAbout: {
    cn: '两地几点能一起开会，哪几天有一方放假。夏令时切换按当天的时钟计算。',
    en: 'When both sides can meet, and on which days one of them is away. Clock changes are counted on the day they fall.',
  },
  onboardingAbout: {
    cn: '以名义雇主、不需要工作签证为例。天数是常见的工作日区间，用来排期，不是承诺。',
    en: 'For an employer of record without a work permit. Days are usual ranges of working days, for planning, not a promise.',
  },
  talentAbout: {
    cn: '先看条件，再谈姓名。人才资料来自本人同意公开的简历，去掉姓名和联系方式。',
    en: 'Conditions first, names later. Profiles come from résumés whose owners agreed, without names or contact.',
  },
  askTalent: { cn: '说说要找什么人', en: 'Tell us whom you look for' },

  longTerm: { cn: '长期合同', en: 'Long-term' },
  longTermFor: {
    cn: '名义雇主服务、驻外财务、长期顾问。按月或按季一期。',
    en: 'Employer-of-record service, resident accounting, standing counsel. One term is a month or a quarter.',
  },
  longTermHow: {
    cn: '每期一个需求，托管这一期的全额。期初可付一次预付款，期末确认后放出余款；下一期另行托管。',
    en: 'One demand for each term, held in full. One advance at the start, the rest when you confirm the term; the next is held anew.',
  },
  usage: { cn: '按量付费', en: 'Pay-as-you-go' },
  usageFor: { cn: '翻译、报关、按次上门、按小时咨询。', en: 'Translation, customs entries, site visits, counsel by the hour.' },
  usageHow: {
    cn: '先约定单价和这一批的数量，托管这一批的金额。交付时附用量明细，您核对后确认；数量变了就在开始前改金额，差额补进或退回钱包。',
    en: 'Agree on unit price and quantity of the batch, and hold its amount. The delivery comes with a record of use that you check. If quantities change, edit the amount before the start; the difference goes to or from your wallet.',
  },
  kpi: { cn: 'KPI 考核', en: 'KPI' },
  kpiFor: { cn: '招聘到岗、线索数量、证照获批。', en: 'Hires who start, qualified leads, permits granted.' },
  kpiHow: {
    cn: (days: number) =>
      `把指标、口径和凭证写进验收标准，托管全额。达标后您确认放款；没达标就附理由退回修改，谈不拢可以提出争议，托管款冻结，按商定比例拆分。提交后 ${days} 天没有回复，按确认处理。`,
    en: (days: number) =>
      `Write measure, method and evidence into the acceptance criteria and hold the full amount. You confirm when it is met; if not, return it with a reason, or open a dispute: the money is frozen and split as agreed. Without an answer for ${days} days a delivery counts as confirmed.`,
  },
  forWhat: { cn: '适合', en: 'For' },
  howPaid: { cn: '结算', en: 'Settles' },

  step1: { cn: '确认用工方式和预算', en: 'Settle form and budget' },
  step1Who: { cn: '您，衡渡顾问 · 1–2 个工作日', en: 'You, our adviser · 1–2 working days' },
  step1Text: {
    cn: '用上面的工具得出方式和成本，顾问核对边界情况。',
    en: 'The tools above give form and cost; an adviser looks at what is on the line.',
  },
  step2: { cn: '选服务商并托管第一期', en: 'Pick a provider and hold the first term' },
  step2Who: { cn: '您 · 2–5 个工作日', en: 'You · 2–5 working days' },
  step2Text: {
    cn: '发布需求，服务商报名，比较后选定一家；款项先进托管，不直接付给对方。',
    en: 'Post the demand, compare who applies, pick one. The money goes into escrow, not to them.',
  },
  step3: { cn: '收集材料、起草合同', en: 'Papers and contract' },
  step3Who: { cn: '员工、服务商 · 3–7 个工作日', en: 'The person, the provider · 3–7 working days' },
  step3Text: {
    cn: '身份、税号、银行账户、学历；合同用当地语言，附成果归属和保密条款。',
    en: 'Identity, tax number, bank account, degrees. The contract in the local language, with ownership of work and confidentiality.',
  },
  step4: { cn: '登记与投保', en: 'Registration and cover' },
  step4Who: { cn: '服务商 · 2–10 个工作日', en: 'The provider · 2–10 working days' },
  step4Text: {
    cn: '社保、税务、法定保险登记；有些地方必须在上班之前完成。',
    en: 'Social security, tax and statutory insurance. In some places before the first day of work.',
  },
  step5: { cn: '第一天上班', en: 'First day' },
  step5Who: { cn: '您、员工 · 当天', en: 'You, the person · the day itself' },
  step5Text: {
    cn: '设备、账号、工作时间表；约好两边都在的时段。',
    en: 'Equipment, accounts, a timetable, and the hours when both sides are there.',
  },
  step6: { cn: '第一次发薪与验收', en: 'First payday and acceptance' },
  step6Who: { cn: '服务商、您 · 当月薪资周期', en: 'The provider, you · the month’s pay cycle' },
  step6Text: {
    cn: (days: number) => `服务商提交工资单、缴款凭证；您确认后放款。${days} 天不回复视为确认。`,
    en: (days: number) =>
      `The provider submits payslip and proof of contributions; you confirm and the money is released. Silent for ${days} days counts as confirmed.`,
  },
  permit: {
    cn: '需要工作签证时，从第 3 步起另加数周到数月，由当地移民部门决定，谁也不能保证日期。',
    en: 'A work permit adds weeks to months from step 3. The authority decides; nobody can promise a date.',
  },

  q1: { cn: '名义雇主和劳务派遣是一回事吗？', en: 'Is an EOR the same as leasing staff?' },
  a1: {
    cn: '在很多法域，法律只认派遣：名义雇主就是持派遣许可的机构，要守派遣期限和同工同酬。在没有派遣许可制度的地方，它以普通雇主身份雇人再提供服务。问服务商拿的是哪一种许可。',
    en: 'In many places the law knows only leasing: an EOR is then a licensed agency, bound by its time limits and equal pay. Elsewhere it employs like anybody and provides a service. Ask the provider which licence it holds.',
  },
  q2: { cn: '用承包人，发现其实是雇员，会怎样？', en: 'What if a contractor turns out to be an employee?' },
  a2: {
    cn: '主管机关可以追缴税款和双方的社保，加滞纳金，并按雇员补休假和补偿。看的是事实，不是合同标题。发现苗头就尽早转成雇员。',
    en: 'Authorities can claim back tax and both sides’ contributions with surcharges, and the person may claim leave and severance. Facts decide, not the title of the contract. Convert early.',
  },
  q3: { cn: '成本测算可以写进预算吗？', en: 'May I put the estimate into a budget?' },
  a3: {
    cn: '可以作初步预算。标“示例数据”的费率不是报价；年龄、行业、州省、身份都会影响结果。签约前请服务商按实际情况出具测算。',
    en: 'For a first budget, yes. Rates marked sample data are not a quote; age, industry, state and status matter. Have the provider compute the real case before you sign.',
  },
  q4: { cn: '为什么有的地方显示“待核”？', en: 'Why do some places say “not reviewed”?' },
  a4: {
    cn: '费率由一名运营人员录入、另一名复核后才显示。没有复核过的地方我们不估算；您可以点“请我们核对费率”。',
    en: 'One operator enters rates and another reviews them before they show. Where nobody has, we do not estimate; ask us to check the rates.',
  },
  q5: { cn: '托管的钱什么时候给服务商？', en: 'When does the provider get the money?' },
  a5: {
    cn: (days: number) =>
      `您确认完成之后，或提交后 ${days} 天没有回复。预付款只有一次，不超过已托管的金额。有争议时冻结，双方谈定比例或由平台裁定。`,
    en: (days: number) =>
      `When you confirm, or ${days} days after a delivery without an answer. There is one advance at most, never above what is held. In a dispute the money is frozen until the sides agree on a split or the platform rules.`,
  },
  q6: { cn: '员工离职，补偿谁出？', en: 'Who pays when the person leaves?' },
  a6: {
    cn: '法定通知期工资和补偿由名义雇主支付，再向您收取。测算里没有包含一次性补偿，长期用工请按月计提。',
    en: 'The EOR pays notice and severance and charges you. One-off payments are not in the slip; set something aside each month for long terms.',
  },
})
