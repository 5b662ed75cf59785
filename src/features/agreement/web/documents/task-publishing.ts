import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '通过认证的企业才能发布；托管足额才能提交审核。',
      '写清做什么、交什么、怎样算合格、多少钱、何时完成。',
      '审核不通过会逐项说明；改动实质内容要重新审核。',
    ],
    sections: [
      section('谁可以发布', '通过企业认证，且成员角色含有需求管理权限的，可以发布。个人账号不能发布需求，可以在需求大厅报名。'),
      section('必须写清的内容', [
        '类别、标题与说明：一眼看得出要做什么。',
        '交付物与验收标准：可以核对，不写“满意为止”。',
        '国家或地区、工作语言、合同类型（长期、按次、KPI）。',
        '结算币种与金额：0 到 1,000,000 之间，最多两位小数，且不超过该币种自身的精度。',
        '招募起止与预计完成日期：开始不能晚于结束。',
        '附件：压缩包一个，不超过 50 MB。',
      ]),
      section('不得发布的内容', [
        '违反法律法规，或规避出口管制、制裁、外汇与税收规定的事项。',
        '刷单、虚假评价、代考代写、伪造材料。',
        '向应聘者收取押金、培训费、介绍费。',
        '以性别、民族、宗教、年龄、婚育、残障等与工作无关的条件设限。',
        '索取与工作无关的证件、账号、验证码。',
        '在标题、说明或附件中留联系方式以绕开托管。',
      ]),
      section('托管与费用', '先托管足额，再提交审核。创建时锁定平台服务费比例并显示服务商实得。审核期间修改金额的，从钱包补足或退回钱包。'),
      section(
        '审核',
        '平台人员对照本规则审核，一般在 1 个工作日内完成。不通过的，按栏目写明原因，需求停在审核阶段，改好可以再提交。通过之后进入匹配中，开放报名。',
      ),
      section(
        '修改',
        '匹配阶段仍可修改。改动标题、说明、交付物、验收标准、金额、日期或合同类型的，视为实质改动，回到审核，已报名者会收到通知。选定服务商之后不能单方修改。',
      ),
      section('可见范围', '公开的需求在大厅可见；仅限邀请的需求只有受邀者可见。企业名称与认证状态随需求显示，经办人的联系方式不显示。'),
      section(
        '选择与取消',
        '招募期内可以查看报名者并选定一位，也可以邀请。选定后 7 天内对方未开始，或谢绝，需求回到匹配中。服务开始之前取消的，托管全额退回；招募结束仍未选定的，同样退回。',
      ),
      section(
        '履行中的要求',
        '预付只可以一次，金额大于零且不超过托管中尚未放出的部分。延期只可以一次，预计完成日期后移 7 天。退回交付须对照验收标准写明理由。',
      ),
      section('确认与验收', '收到交付后 14 天内确认或退回，逾期视为确认并放款。确认之后进入验收，双方完成后需求结束，托管余额归零。'),
      section(
        '违规处理',
        '发现违规的，平台可以要求修改、下架需求、退回托管，并视情节限制发布。因违规造成报名者损失的，发布方承担。对处理不服的，可以在 15 天内申诉。',
      ),
    ],
  },
  en: {
    summary: [
      'Only a verified company publishes, and only a fully funded demand goes to review.',
      'Say what is to be done, what is delivered, what counts as good, how much it pays and by when.',
      'A refusal explains itself field by field. A change of substance is reviewed again.',
    ],
    sections: [
      section(
        'Who may publish',
        'A verified company, through members whose role includes managing demands. Individual accounts do not publish; they apply in the demand hall.',
      ),
      section('What must be stated', [
        'Category, title and description: a reader sees at once what the work is.',
        'Deliverables and acceptance criteria that can be checked, not “until satisfied”.',
        'Country or region, working language, contract kind (long-term, pay-as-you-go, KPI).',
        'Settlement currency and amount: between 0 and 1,000,000, at most two decimals and never finer than the currency itself.',
        'Recruitment start and end, expected completion: no start after its end.',
        'One archive as attachment, at most 50 MB.',
      ]),
      section('What may not be published', [
        'Anything unlawful, or meant to evade export control, sanctions, foreign-exchange or tax rules.',
        'Fake orders or reviews, sitting exams or writing papers for others, forged documents.',
        'Deposits, training fees or finder’s fees charged to applicants.',
        'Limits by sex, ethnicity, religion, age, family status or disability that the work does not require.',
        'Requests for papers, accounts or codes that the work does not need.',
        'Contact details in title, text or attachment that lead around escrow.',
      ]),
      section(
        'Escrow and fees',
        'Fund first, then submit. The service fee is fixed when the demand is created, and what the provider will receive is shown. A changed amount is topped up from, or returned to, the wallet.',
      ),
      section(
        'Review',
        'Our staff check the demand against these rules, as a rule within 1 working day. A refusal names the reason for each field; the demand stays in review and can be resubmitted. An approved demand opens for applications.',
      ),
      section(
        'Editing',
        'A demand can be edited while matching. A new title, description, deliverable, criterion, amount, date or contract kind is a change of substance: it goes back to review and applicants are told. Once a provider is picked, neither side changes it alone.',
      ),
      section(
        'Visibility',
        'A public demand shows in the hall; an invited one shows to those invited. The company’s name and standing appear with it, the contact details of its staff do not.',
      ),
      section(
        'Picking and cancelling',
        'During recruitment you see the applicants, may invite others, and pick one. If the provider declines, or does not start within 7 days, the demand returns to matching. Cancelled before service starts, the whole escrow comes back; the same if recruitment ends without a pick.',
      ),
      section(
        'While the work goes on',
        'One advance is possible, above zero and within what escrow still holds. One extension is possible; it moves the expected completion by 7 days. A returned delivery needs a reason that refers to the acceptance criteria.',
      ),
      section(
        'Confirmation and acceptance',
        'Confirm or return within 14 days of delivery; after that it counts as confirmed and the money is released. Acceptance follows, the demand ends, and its escrow stands at zero.',
      ),
      section(
        'Breaches',
        'We may ask for changes, take the demand down, return the escrow and restrict publishing, according to gravity. The publisher answers for harm to applicants. You may appeal within 15 days.',
      ),
    ],
  },
}

export default both
