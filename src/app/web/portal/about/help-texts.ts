import { type Pair, plural, texts } from '../../../../platform/contract/texts.ts'
import { ADVISORY_ANSWER_HOURS, BEAN_REFUND_DAYS, REPORT_CONTACT_DAYS, UNLOCK_CONTACT_BEANS } from '../../../../rules/constants.ts'
import { CONFIRM_DAYS, POSTPONE_DAYS, START_DAYS } from '../../../../rules/demand.ts'

export const t = texts({
  search: { cn: '搜索问题', en: 'Search the questions' },
  hint: { cn: '例如：退款、核查、延期', en: 'Such as refund or deadline' },
  found: { cn: (n: number) => `${n} 个问题`, en: (n) => plural(n, 'question') },
  none: { cn: '没有找到这个问题', en: 'No question matches' },
  ask: { cn: '直接问我们', en: 'Ask us' },
})

/** What people ask before and after they register. Numbers are the rules that the platform itself follows. */
export const answers: readonly { question: Pair; answer: Pair }[] = [
  {
    question: { cn: '衡渡能帮我做什么？', en: 'What can I do on Hengdu?' },
    answer: {
      cn: '在海外找服务商，看清查过什么；测算在各国雇人的成本；发布需求并全额托管款项，验收后再放款；管理员工档案、考勤和发薪。',
      en: 'Find providers abroad and see what was checked of them; estimate what it costs to employ people in a country; post a request with the money in escrow and release it when you accept the work; keep employee records, leave and payroll.',
    },
  },
  {
    question: { cn: '怎么收费？', en: 'What does it cost?' },
    answer: {
      cn: '发布需求不收费。放款时从服务商所得中扣平台服务费，当前费率和计算示例见本页“收费”。查看名录里服务商的联系方式另用豆，见“豆是什么？”。',
      en: 'Posting is free. A platform fee is deducted from the provider’s side when a payment is released. The current rate and an example are under Pricing on this page. Seeing the contact details of a firm in the directory costs beans: see “What are beans?”.',
    },
  },
  {
    question: { cn: '什么是托管？钱在谁手里？', en: 'What does escrow mean?' },
    answer: {
      cn: '企业先把需求的全部金额从钱包转入这个需求的托管账户，再发布。托管的钱只用于这一个需求：验收之前，除企业支付的一次预付款外，服务商拿不到；企业也不能挪作他用。',
      en: 'Before a request is published, the company moves the whole amount from its wallet into the escrow of that request. It is for that request alone: until acceptance the provider receives nothing but one advance, if the company pays one, and the company cannot use the money elsewhere.',
    },
  },
  {
    question: { cn: '交付之后我没有回复会怎样？', en: 'What if I do not respond after delivery?' },
    answer: {
      cn: `交付后 ${CONFIRM_DAYS} 天没有确认也没有退回，视为验收，款项放给服务商。到期前会提醒您。`,
      en: `If you neither accept nor return the work within ${CONFIRM_DAYS} days, delivery counts as accepted and the payment is released. We remind you before that.`,
    },
  },
  {
    question: { cn: '对交付不满意怎么办？', en: 'What if the work is not right?' },
    answer: {
      cn: '在期限内写明原因退回，服务商修改后再次交付；退回期间，未放款的钱仍在托管中。双方谈不拢时，可以在“服务咨询”里问我们怎么办；平台不裁决服务合同争议，需求的时间线可以作为证据。',
      en: 'Return it in time with a reason; the provider corrects it and delivers again, and unreleased money stays in escrow meanwhile. If you cannot agree, ask us under “Service consultation” what you can do. We do not rule on disputes under the service contract; the request’s timeline can serve as evidence.',
    },
  },
  {
    question: { cn: '能退款吗？', en: 'Can I get a refund?' },
    answer: {
      cn: `服务商开始之前都可以取消需求，托管中的钱全部退回企业钱包。选定的服务商 ${START_DAYS} 天内没有开始的，需求回到匹配中。`,
      en: `Until the provider has started, you can cancel and everything in escrow returns to your wallet. If the provider you picked does not start within ${START_DAYS} days, the request returns to matching.`,
    },
  },
  {
    question: { cn: '工期可以延长吗？', en: 'Can the deadline be extended?' },
    answer: {
      cn: `可以延期一次，${POSTPONE_DAYS} 天，由服务商申请、企业同意。`,
      en: `Once, by ${POSTPONE_DAYS} days, if the provider asks and the company agrees.`,
    },
  },
  {
    question: { cn: '豆是什么？', en: 'What are beans?' },
    answer: {
      cn: `豆是平台内的付费点数，${UNLOCK_CONTACT_BEANS} 豆查看一家服务商的联系方式，再次查看免费。付款后 ${BEAN_REFUND_DAYS} 天内，所购的豆都没用过的，可以退款。`,
      en: `Prepaid credits. ${UNLOCK_CONTACT_BEANS} beans unlock one provider’s contact, and viewing it again is free. If none of the beans of a purchase are used, it can be refunded within ${BEAN_REFUND_DAYS} days of payment.`,
    },
  },
  {
    question: { cn: '联系不上服务商怎么办？', en: 'What if a contact does not work?' },
    answer: {
      cn: `查看后 ${REPORT_CONTACT_DAYS} 天内可以举报一次，运营人员核实失效的，退豆。`,
      en: `Report it once within ${REPORT_CONTACT_DAYS} days of viewing it. When our staff confirm that it is invalid, your beans are returned.`,
    },
  },
  {
    question: { cn: '服务商旁的标记表示什么？', en: 'What do the marks beside a provider mean?' },
    answer: {
      cn: '每个标记只有一个意思，并注明日期：已查登记，运营人员按登记资料核对了名称和登记号；已联系上，用所列联系方式联系到了对方；已查执照，按执照核对了认领条目的人；已查身份，核对了身份证件与姓名。这不等于我们担保其服务质量。',
      en: 'Each has one meaning and its date. Registration checked: our staff compared name and number with the registration. Contact reached: somebody answered at the contact listed. Licence checked: who claimed the entry was checked by its licence. Identity checked: the name was compared with an identity document. None is a guarantee of the quality of the work.',
    },
  },
  {
    question: { cn: '成本测算准吗？', en: 'How reliable are the cost estimates?' },
    answer: {
      cn: '每一项都写明费率、上限、来源和复核日期；没有复核过的国家不给数字。它是测算，不是报价。',
      en: 'Each line shows its rate, cap, source and review date; a country whose rates have not been reviewed gets no figure. It is an estimate, not a quote.',
    },
  },
  {
    question: { cn: '节假日从哪里来？', en: 'Where do the holidays come from?' },
    answer: {
      cn: '来自公开日历；运营人员核对过的年份会注明日期和出处。没有核对的以当地公告为准。',
      en: 'From a public calendar. Years that our staff have checked say so, with date and source. For others, local notices prevail.',
    },
  },
  {
    question: { cn: '我的证件和账号谁能看到？', en: 'Who can see my documents and account numbers?' },
    answer: {
      cn: '证件影像和号码加密存放，页面上只显示末几位；每次查看完整内容都会记录是谁、何时、为什么。',
      en: 'Scans and numbers are stored encrypted and shown with their last characters only. Every look at a full value records who, when and why.',
    },
  },
  {
    question: { cn: '企业和个人账号有什么不同？', en: 'What is the difference between a company and an individual account?' },
    answer: {
      cn: '企业发布需求、托管付款、管理成员和员工，也可以报名承接其他企业的需求；个人报名需求、交付并提现。企业通过认证后才能发布和承接需求，个人通过实名认证后才能提现。',
      en: 'Companies post requests, fund escrow and manage members and employees; they can also apply to requests of other companies. Individuals apply, deliver and withdraw. A company must be verified to publish or to serve, an individual to withdraw.',
    },
  },
  {
    question: { cn: '登录后有问题找谁？', en: 'Who do I ask once I have an account?' },
    answer: {
      cn: `在工作台“服务咨询”里提问，服务时间内 ${ADVISORY_ANSWER_HOURS} 小时答复；页脚有电话和服务时间。`,
      en: `Ask under “Service consultation” in the workbench; within service hours we answer in ${ADVISORY_ANSWER_HOURS} hours. Phone and hours are in the footer.`,
    },
  },
]
