import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '通过认证的企业才能发布；托管足额才能提交审核。',
      '写清做什么、交什么、怎样算合格、多少钱、何时完成。',
      '审核不通过会逐项说明原因；改动实质内容须重新审核。',
    ],
    sections: [
      section('谁可以发布', '通过企业认证，且成员角色含有需求管理权限的，可以发布。个人账号不能发布需求，可以在需求大厅报名。'),
      section('必须写清的内容', [
        '类别、标题与说明：一眼看得出要做什么。',
        '交付物与验收标准：可以核对，不写“满意为止”。',
        '国家或地区、工作语言、合同形式（长期、按量付费、KPI）。',
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
        '匹配阶段仍可修改。改动标题、说明、交付物、验收标准、金额、日期或合同形式的，视为实质改动，回到审核，已报名者会收到通知。选定服务商之后不能单方修改。',
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
      'Only verified companies can publish, and only fully funded requests can be submitted for review.',
      'State what is to be done, the deliverables, the acceptance standard, the amount and the deadline.',
      'A rejection gives the reason for each field. Material changes are reviewed again.',
    ],
    sections: [
      section(
        'Who can publish',
        'Verified companies, through members whose role includes managing requests. Individual accounts cannot publish; they apply in the demand hall.',
      ),
      section('What must be stated', [
        'Category, title and description: a reader can see at a glance what the work is.',
        'Deliverables and acceptance criteria that can be checked, not “until satisfied”.',
        'Country or region, working language, contract type (long-term, pay-as-you-go, KPI).',
        'Settlement currency and amount: between 0 and 1,000,000, at most two decimal places and no more than the currency allows.',
        'Recruitment start and end, expected completion: the start must not be after the end.',
        'One archive as attachment, at most 50 MB.',
      ]),
      section('Prohibited content', [
        'Anything unlawful, or meant to evade export control, sanctions, foreign-exchange or tax rules.',
        'Fake orders or reviews, sitting exams or writing theses for others, forged documents.',
        'Deposits, training fees or finder’s fees charged to applicants.',
        'Restrictions by sex, ethnicity, religion, age, family status or disability that the work does not require.',
        'Requests for documents, accounts or verification codes that the work does not need.',
        'Contact details in the title, text or attachment intended to bypass escrow.',
      ]),
      section(
        'Escrow and fees',
        'Fund in full first, then submit. The platform fee rate is fixed when the request is created, and the amount the provider will receive is shown. If the amount changes, the difference is taken from or returned to the wallet.',
      ),
      section(
        'Review',
        'Our staff check the request against these rules, usually within 1 working day. A rejection gives the reason for each field; the request stays in review and can be resubmitted. An approved request opens for applications.',
      ),
      section(
        'Editing',
        'A request can be edited while matching. Changing the title, description, deliverables, acceptance criteria, amount, dates or contract type is a material change: the request returns to review and applicants are notified. Once a provider is picked, neither party can change it unilaterally.',
      ),
      section(
        'Visibility',
        'A public request is visible in the hall; an invitation-only request only to those invited. The company’s name and verification status are shown with it; contact details of its staff are not.',
      ),
      section(
        'Picking and cancelling',
        'During recruitment you can view applicants, invite others, and pick one. If the provider declines, or does not start within 7 days, the request returns to matching. If the request is cancelled before service starts, or recruitment ends without a pick, the escrow is fully refunded.',
      ),
      section(
        'During the work',
        'One advance is possible, greater than zero and within the escrow balance. One postponement is possible; it moves the expected completion by 7 days. A returned delivery needs a reason that refers to the acceptance criteria.',
      ),
      section(
        'Confirmation and acceptance',
        'Confirm or return within 14 days of delivery; otherwise it is confirmed automatically and the funds are released. Acceptance follows; once both parties have closed, the request ends with an escrow balance of zero.',
      ),
      section(
        'Violations',
        'We may ask for changes, take the request down, refund the escrow and restrict publishing, depending on severity. The publisher is liable for losses caused to applicants. You may appeal within 15 days.',
      ),
    ],
  },
}

export default both
