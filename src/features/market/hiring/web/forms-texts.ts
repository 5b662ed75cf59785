import { texts } from '../../../../platform/contract/texts.ts'

/** Forms of work: which one fits, how they compare, what an employer of record is. */
export const t = texts({
  // Which form of work fits
  entityAsk: { cn: '您在当地有公司吗', en: 'Do you have a company there?' },
  entityNone: { cn: '没有，近期也不打算设', en: 'No, and none is planned' },
  entitySoon: { cn: '正在设立', en: 'It is being set up' },
  entityHave: { cn: '已经有了', en: 'Yes' },
  leadAsk: { cn: '工作时间和方法由谁决定', en: 'Who decides when and how the work is done?' },
  leadUs: { cn: '由我们决定：按我们的时间和流程工作', en: 'We do: our hours, our processes, day-to-day management' },
  leadThem: { cn: '对方：自己安排，可以同时服务别人，只交结果', en: 'They do: their own schedule, other clients too, results only' },
  spanAsk: { cn: '人数和期限', en: 'How many people, and for how long?' },
  spanShort: { cn: '一两个人，不到半年', en: 'One or two, under six months' },
  spanFew: { cn: '十人以内，一到两年', en: 'Up to ten, one or two years' },
  spanMany: { cn: '十人以上，或三年以上', en: 'More than ten, or over three years' },
  result: { cn: '适合的方式', en: 'Suggested model' },
  eor: { cn: '名义雇主（EOR）', en: 'Employer of record (EOR)' },
  contractor: { cn: '独立承包', en: 'Contractor' },
  payroll: { cn: '自有公司加薪酬外包', en: 'Your own company with outsourced payroll' },
  ownEntity: { cn: '设立当地公司，过渡期用名义雇主', en: 'Your own company, with an EOR in the meantime' },
  eorWhy: {
    cn: '您没有当地公司，又要对其日常管理，法律上即为雇佣关系。由当地持证的名义雇主签劳动合同、发薪、缴税缴社保，您管工作。',
    en: 'You have no company there and manage the person day to day, so legally this is employment. A licensed local employer signs the contract and pays wages, tax and contributions; you direct the work.',
  },
  contractorWhy: {
    cn: '对方自己决定怎么做、也服务别的客户，可以签服务合同。合同写清交付物和验收，不写考勤、不发固定月薪、不给员工邮箱和头衔，否则会被认定为雇员。',
    en: 'They decide how the work is done and serve other clients, so a service contract fits. Specify deliverables and acceptance; no attendance rules, fixed salary or staff title, or it may be treated as employment.',
  },
  payrollWhy: {
    cn: '您在当地有公司，就由它直接雇人。薪酬外包机构只替您算薪、报税、缴社保，不是雇主；劳动纠纷由您的公司承担。',
    en: 'You have a company there, so it can hire directly. A payroll provider calculates, files and pays on your behalf; it is not the employer, and labour disputes remain your company’s responsibility.',
  },
  ownEntityWhy: {
    cn: '人多、时间长，名义雇主的月费会超过一家公司的维护成本，不少地方对派遣期限也有上限。建议设公司，设立期间可先用名义雇主，再把合同转过来。',
    en: 'With many people over several years, EOR fees exceed the cost of running a company, and some countries cap how long staff can be leased. Set up a company; an EOR can bridge the gap, with contracts transferred later.',
  },
  eorShort: {
    cn: '不到半年时先确认：当地是否有最短合同期和试用期限制，辞退要不要补偿。',
    en: 'For under six months, ask first about minimum terms, probation limits and termination costs.',
  },
  soonNote: {
    cn: '公司设立期间签的名义雇主合同，要写明将来转签的条件和工龄延续。',
    en: 'While your company is being set up, the EOR contract should set out how it transfers and that seniority carries over.',
  },
  limits: {
    cn: '这是一般判断，不是法律意见。德国、日本等地对劳务派遣另有许可和期限规定，签约前由当地律师确认。',
    en: 'General guidance, not legal advice. Germany, Japan and others require licences and set time limits for staff leasing; have local counsel confirm before you sign.',
  },
  sendChoice: { cn: '就这个结果咨询', en: 'Discuss this result' },
  choiceSummary: {
    cn: (entity: string, lead: string, span: string, form: string) =>
      `用工方式判断：${form}。当地公司：${entity}；管理方式：${lead}；人数期限：${span}。`,
    en: (entity: string, lead: string, span: string, form: string) =>
      `Employment model: ${form}. Local company: ${entity}. Management: ${lead}. People and term: ${span}.`,
  },

  // The comparison
  drawnTitle: { cn: '三种方式：谁和谁签约', en: 'The three models: who signs with whom' },
  tableTitle: { cn: '三种方式对照', en: 'The three models compared' },
  aspect: { cn: '问题', en: 'Question' },
  employer: { cn: '谁是法律上的雇主', en: 'Who is the legal employer' },
  employerEor: { cn: '名义雇主', en: 'The employer of record' },
  employerCon: { cn: '无雇主，双方是商业合同关系', en: 'No one: it is a business contract' },
  employerPay: { cn: '您的当地公司', en: 'Your local company' },
  pays: { cn: '谁缴税和社保', en: 'Who pays tax and contributions' },
  paysEor: { cn: '名义雇主代扣代缴，向您开票', en: 'The EOR withholds, pays and invoices you' },
  paysCon: { cn: '对方自己申报', en: 'The contractor files their own' },
  paysPay: { cn: '您的公司，由薪酬外包机构代为申报', en: 'Your company; the payroll provider files on its behalf' },
  ip: { cn: '工作成果归谁', en: 'Who owns the work' },
  ipEor: { cn: '先归名义雇主，需在两份合同中约定转让给您', en: 'The EOR first; both contracts must assign it to you' },
  ipCon: { cn: '通常归对方，除非合同写明转让', en: 'Usually the contractor, unless the contract assigns it' },
  ipPay: { cn: '通常归您的公司', en: 'Usually your company' },
  ends: { cn: '怎么结束', en: 'How it ends' },
  endsEor: { cn: '按当地劳动法：通知期、补偿、理由', en: 'Under labour law: notice, severance, cause' },
  endsCon: { cn: '按合同：交付完成或提前通知', en: 'Under the contract: delivery or notice' },
  endsPay: { cn: '按当地劳动法，由您的公司承担', en: 'Under labour law, borne by your company' },
  never: { cn: '什么时候不该用', en: 'When not to use it' },
  neverEor: {
    cn: '有签约权、收款权的销售负责人（会构成常设机构）；持牌岗位；长期超过当地派遣上限',
    en: 'Sales leads who sign contracts or collect payment (this creates a permanent establishment); licensed roles; stays beyond the local secondment limit',
  },
  neverCon: { cn: '只为您一家做、按您的考勤做、用您的设备做', en: 'Work only for you, on your schedule, with your equipment' },
  neverPay: { cn: '还没有当地公司和税号', en: 'No company or tax number there yet' },

  // What an employer of record is
  isTitle: { cn: '名义雇主管什么，不管什么', en: 'What an employer of record is, and what it is not' },
  is1: {
    cn: '是当地的合法雇主：签劳动合同，发薪，缴税缴社保，办理法定休假。',
    en: 'It is the legal local employer: contract, wages, tax, contributions, statutory leave.',
  },
  is2: {
    cn: '名义雇主与您、与员工各签一份合同：您付服务费和全部用工成本。',
    en: 'It has one contract with you and one with the employee: you pay its fee plus the full cost of employment.',
  },
  isNot1: {
    cn: '不是猎头：人选由您定，也不保证人选称职。',
    en: 'It is not a recruiter: you choose the person, and it does not guarantee performance.',
  },
  isNot2: {
    cn: '不能转移全部责任：税务上的常设机构、数据合规、工作场所安全，仍可能由您承担。',
    en: 'It does not remove every risk: permanent establishment, data protection and workplace safety may remain your liability.',
  },
  isNot3: {
    cn: '不是长期方案：许多国家限制派遣期限，人数多了，自己设公司更省。',
    en: 'It is not permanent: many countries limit the term, and past a certain headcount your own entity is cheaper.',
  },
})
