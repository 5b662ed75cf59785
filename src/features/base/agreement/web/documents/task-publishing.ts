import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '通过认证的企业才能发布；托管足额才能提交审核。',
      '写清工作内容、交付物、验收标准、金额与完成日期。',
      '审核不通过的，逐项说明原因；改动实质内容的，须重新审核。',
    ],
    sections: [
      section(
        '谁可以发布',
        '企业通过认证后，由具有需求管理权限的成员发布。个人账号不能发布需求，可以在需求大厅报名；已认证的企业也可以报名承接其他企业的需求。',
      ),
      section('必须写清的内容', [
        '类别、标题与说明：让人看得懂要做什么。',
        '交付物与验收标准：须能逐项核对，不能只写“满意为止”。',
        '国家或地区、工作语言、合同形式（长期、按量付费、KPI）、可见范围。',
        '结算币种与金额：0 到 1,000,000 之间，最多两位小数，且不超过该币种自身的精度；托管的金额须大于 0。',
        '招募起止与预计完成日期：招募开始不得晚于招募结束，招募结束不得晚于预计完成。',
        '附件（选填）：压缩包一个，不超过 50 MB。',
      ]),
      section('不得发布的内容', [
        '违反法律法规，或者规避出口管制、制裁、外汇与税收规定的事项。',
        '刷单、虚假评价、代考、代写论文、伪造材料。',
        '向应聘者收取押金、培训费、介绍费。',
        '以性别、民族、宗教信仰、年龄、婚育状况、残疾等与工作无关的条件设限。',
        '索取与工作无关的证件、账号或验证码。',
        '在标题、说明或附件中留联系方式以绕开托管。',
      ]),
      section(
        '托管与费用',
        '托管足额之后，才能提交审核。平台服务费比例在创建需求时确定，并显示服务商实得。托管之后修改金额的，差额从企业钱包补足或退回企业钱包。',
      ),
      section(
        '审核',
        '平台人员对照本规则审核，一般在 1 个工作日内完成。不通过的，逐项写明原因，需求留在平台审核阶段，修改后可以再次提交。通过之后，需求进入匹配中，开放报名。',
      ),
      section(
        '修改',
        '匹配中仍可修改。改动类别、标题、说明、交付物、验收标准、国家或地区、金额、合同形式、工作语言或附件的，属于实质改动，需求回到平台审核，报名者与受邀者会收到通知。选定服务商之后，需求不能修改。',
      ),
      section('可见范围', '公开的需求在需求大厅可见；仅限邀请的需求只有受邀者可见。企业名称与认证状态随需求显示，经办人的联系方式不显示。'),
      section(
        '选择与取消',
        '招募期内，您可以查看报名者、邀请他人，并选定一位。对方谢绝，或者选定后 7 天内未开始的，需求回到匹配中。服务开始之前取消需求，或者招募结束仍未选定的，托管款项全额退回企业钱包。',
      ),
      section(
        '履行中的要求',
        '预付款只能支付一次，金额大于 0，且不超过托管中尚未放款的部分。延期只能一次，由服务商申请、企业同意，预计完成日期顺延 7 天。退回交付的，须对照验收标准写明理由。',
      ),
      section(
        '确认与验收',
        '企业应在交付后 14 天内确认或退回，逾期视为确认并放款。确认之后进入验收，验收与结束各有 7 天期限，双方完成或者期限届满后，需求结束；托管中的余款退回企业钱包。',
      ),
      section(
        '违规处理',
        '发现违规的，平台可以退回审核中的需求，要求发布方修改或取消需求，并视情节停用企业认证或冻结账号；认证停用期间不能发布需求。因违规给报名者造成损失的，由发布方承担。对处理不服的，可以在 15 天内通过“联系我们”申诉。',
      ),
    ],
  },
  en: {
    summary: [
      'Only verified companies can publish, and only fully funded requests can be submitted for review.',
      'State the work, the deliverables, the acceptance criteria, the amount and the completion date.',
      'A rejection gives the reason for each field. Material changes are reviewed again.',
    ],
    sections: [
      section(
        'Who can publish',
        'Verified companies, through members whose role includes managing requests. Individual accounts cannot publish; they can apply in the demand hall. Verified companies can apply to requests of other companies too.',
      ),
      section('What must be stated', [
        'Category, title and description: readers must be able to tell what the work is.',
        'Deliverables and acceptance criteria: it must be possible to check each item; “until satisfied” is not enough.',
        'Country or region, working language, contract type (long-term, pay-as-you-go, KPI), visibility.',
        'Settlement currency and amount: between 0 and 1,000,000, at most two decimal places and no more than the currency allows; what is put into escrow must be above 0.',
        'Recruitment start and end, expected completion: recruitment must not start after it ends, nor end after the expected completion.',
        'Attachment (optional): one archive, at most 50 MB.',
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
        'A request can be submitted for review only when it is fully funded. The platform fee rate is fixed when the request is created, and the amount the provider will receive is shown. If the amount changes after funding, the difference is taken from or returned to the company’s wallet.',
      ),
      section(
        'Review',
        'Our staff check the request against these rules, usually within 1 working day. A rejection gives the reason for each field; the request stays in review and can be resubmitted. An approved request opens for applications.',
      ),
      section(
        'Editing',
        'A request can be edited while matching. Changing the category, title, description, deliverables, acceptance criteria, country or region, amount, contract type, working language or attachment is a material change: the request returns to review, and those who applied or were invited are notified. Once a provider is picked, the request cannot be edited.',
      ),
      section(
        'Visibility',
        'A public request is visible in the demand hall; an invitation-only request only to those invited. The company’s name and verification status are shown with it; contact details of its staff are not.',
      ),
      section(
        'Picking and cancelling',
        'During recruitment you can view applicants, invite others, and pick one. If the provider declines, or does not start within 7 days, the request returns to matching. If the request is cancelled before service starts, or recruitment ends without a pick, the escrow is returned to the company’s wallet in full.',
      ),
      section(
        'During the work',
        'One advance can be paid, greater than zero and within what is still in escrow. One extension is possible if the provider asks and the company agrees; it moves the expected completion by 7 days. If you return a delivery, give a reason that refers to the acceptance criteria.',
      ),
      section(
        'Confirmation and acceptance',
        'The company confirms or returns the delivery within 14 days; otherwise it is confirmed automatically and the funds are released. Acceptance follows. Acceptance and closing have 7 days each; once both parties have closed, or the time is over, the request ends, and anything left in escrow is returned to the company’s wallet.',
      ),
      section(
        'Violations',
        'We may return a request that is in review, require the publisher to change or cancel a request and, depending on severity, disable the company’s verification or freeze the account; without verification a company cannot publish. The publisher is liable for losses caused to applicants. You may appeal through the contact page within 15 days.',
      ),
    ],
  },
}

export default both
