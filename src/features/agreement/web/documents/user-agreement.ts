import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '衡渡是撮合和托管的平台：企业发布需求、把钱放进托管，个人承接并交付，确认之后放款。服务合同由企业与个人双方订立。',
      '托管的钱专用于那一条需求，只会付给服务商、退回企业，或按裁定拆分；费用在您确认之前逐项列出。',
      '账号只供本人或本企业使用；发布需求要先通过企业认证，提现要先通过个人认证。',
      '到期的事项会先提醒双方，再自动执行。',
    ],
    sections: [
      section(
        '本协议与双方',
        '本协议由您与衡渡平台的运营者（下称“平台”）订立。注册时勾选同意，协议即成立。个人信息的处理见《个人信息保护政策》，发布需求另守《任务发布规则》，它们与本协议一并适用。',
        '代表企业注册的人，声明自己有权代表该企业。企业成员在平台上的操作，视为企业的操作。',
      ),
      section(
        '账号与登录',
        '账号分企业与个人两种，用手机号或邮箱登录，可用密码或验证码。密码至少 6 位，且含两类以上字符。登录后约 8 小时失效，需要重新登录。',
        '您须妥善保管密码与验证码，不出借、不转让账号。发现他人登录，请立即在账号设置中结束该会话并修改密码。连续 5 次登录失败，账号锁定 10 分钟。',
      ),
      section(
        '资料与认证',
        '您提供的资料须真实、完整，变更后及时更新。企业认证核对名称、统一社会信用代码、法定代表人与营业执照；个人认证核对姓名、证件与照片。',
        '认证由平台人员审核。未通过时逐项说明原因，可以修改后重交；原因属于伪造或冒用的，结果为最终结果。认证只说明审核当时资料相符，不是对履约能力的担保。',
      ),
      section(
        '平台做什么，不做什么',
        '平台提供需求发布与审核、匹配、资金托管、交付确认、结算与提现、消息通知。平台不是服务合同的一方，不替任何一方履约，也不对服务成果作担保。',
        '页面上的费率、工作日与所在地规则供参考，标明“待核”的尤其如此。跨境用工、税务与签证事项，请以当地法律和专业意见为准。',
      ),
      section(
        '需求从创建到结束',
        '一条需求依次经过：创建、平台审核、匹配中、选择服务商、服务中、服务完成、企业确认、验收、服务结束。每一步由谁操作、资金如何变动，都记在需求的时间线上。',
        [
          '服务商被选定后 7 天内未开始，需求回到匹配中。',
          '服务商提交完成后，企业应在 14 天内确认或退回并写明理由；逾期视为确认。',
          '确认之后的验收与结束，各有 7 天期限，逾期自动进入下一步。',
          '预计完成日期可延后一次，共 7 天，由服务商申请、企业同意。',
        ],
        '自动执行之前，平台会提前通知双方。',
      ),
      section(
        '资金托管',
        '企业先把款项转入平台账户并上传凭证，经核对后进入企业钱包，再从钱包划入该条需求的托管。托管足额，需求才能提交审核。',
        '托管的款项只有以下去向：预付给服务商（一次）、确认后放款、取消或招募未成时退回企业、争议中按双方约定或裁定拆分。平台不将托管款项用于自身经营，也不支付利息。',
        '企业在选定的服务商开始服务之前取消，托管款项全额退回企业钱包。',
      ),
      section(
        '费用',
        '平台服务费按放款金额的比例从应付服务商的款项中扣除。比例在创建需求时确定并写明，之后的调整不影响已有的需求。',
        '每次付款前，页面列出付款人应付、各项扣除与收款人实得，收据与预览一分不差。银行收取的费用由其各自的规则决定，平台知道时如实列出。',
      ),
      section(
        '结算与提现',
        '放款进入服务商的可用余额。通过个人认证后，可以提现到本人名下的银行账户。平台核对后付款，付款失败则退回余额并说明原因。',
        '企业提现或申请退款，由一人提交、另一人复核；只有一名成员的企业除外。收入的申报与纳税由收款人依法办理，法律要求平台代扣或报送的，平台照办并告知。',
      ),
      section(
        '争议',
        '服务中至验收期间，任何一方都可以提出争议。争议期间，所涉款项冻结，期限停止计算；双方可以互提拆分方案，谈不成的由平台根据记录与证据作出裁定。',
        '平台的裁定只处理托管款项的归属，不排除您向法院起诉或申请仲裁。请保留沟通、交付与验收的记录，并尽量在平台内沟通。',
      ),
      section(
        '不可以做的事',
        [
          '发布违法、虚假、歧视性或以招募为名收费的内容。',
          '绕开托管私下付款，或诱导对方这样做。',
          '伪造凭证、评价、证件，或以多个账号制造交易。',
          '抓取、转售他人联系方式与资料，或用于约定之外的目的。',
          '干扰系统运行，或试图越权访问他人的数据。',
        ],
        '违反的，平台视情节提醒、下架内容、限制功能、冻结账号；涉嫌违法的，依法报告。处理结果与理由会通知您，您可以在 15 天内申诉。',
      ),
      section(
        '内容与知识产权',
        '您上传的内容仍归您所有，您授权平台在提供服务所需的范围内存储、展示和备份。交付成果的归属由双方在需求中约定；没有约定的，款项付清时转归企业，服务商原有的材料与工具除外。',
        '侵权投诉按《知识产权保护规则》处理。',
      ),
      section(
        '责任',
        '平台对自身的过错承担责任，包括错记账目、错付款项和未尽法定的核验义务。因自然灾害、通信或银行系统故障等不能预见、不能避免的原因造成的延误，平台尽快恢复并通知，但不承担由此产生的间接损失。',
        '本条不限制法律规定不得免除的责任。',
      ),
      section(
        '变更、终止与联系',
        '协议有实质变更的，平台提前至少 7 天公告并通知；不同意的，可以按《账号注销协议》注销。变更前已发布的需求，仍按发布时的条款办完。',
        '本协议适用中华人民共和国法律。协商不成的，由平台所在地有管辖权的人民法院管辖；法律对消费者另有规定的，从其规定。疑问请通过“联系我们”页面提出，服务时间为北京时间 9:00-18:30。',
      ),
    ],
  },
  en: {
    summary: [
      'Hengdu is a matching and escrow platform. A company posts a request and funds escrow, an individual takes it on and delivers, and the funds are released on confirmation. The service contract is between the company and the individual.',
      'Funds in escrow are for one request only. They can be paid to the provider, returned to the company, or split by a ruling. Every fee is itemised before you confirm.',
      'An account is for its holder only. A company must be verified before publishing, an individual before withdrawing.',
      'Deadlines take effect automatically, after both parties have been notified.',
    ],
    sections: [
      section(
        'This agreement and its parties',
        'You enter into this agreement with the operator of Hengdu (the “platform”) by ticking the box when you register. The Personal Information Protection Policy governs personal data, and the Task Publishing Rules govern requests; both apply together with this agreement.',
        'If you register for a company, you declare that you are authorised to act for it. Actions of its members on the platform are deemed actions of the company.',
      ),
      section(
        'Accounts and sign-in',
        'There are company accounts and individual accounts. You sign in by phone number or e-mail, with a password or a verification code. A password has at least 6 characters of two or more kinds. A session ends after about 8 hours.',
        'Keep passwords and codes to yourself; do not lend or transfer an account. If someone else has signed in, end that session in account management and change the password immediately. Five failed sign-ins lock the account for 10 minutes.',
      ),
      section(
        'Your details and verification',
        'The information you provide must be true, complete and kept up to date. Company verification checks the name, the unified social credit code, the legal representative and the business licence; individual verification checks the name, identity document and photos.',
        'Our staff review each application. A rejection gives a reason for each item, and you may correct and resubmit, unless the reason is forgery or impersonation, which is final. Verification means only that the documents matched at the time of review. It does not guarantee performance.',
      ),
      section(
        'What the platform does and does not do',
        'The platform provides publication and review of requests, matching, escrow, confirmation of delivery, settlement and withdrawal, and notices. It is not a party to the service contract, does not perform on behalf of either party and gives no warranty of results.',
        'Rates, working days and local rules shown on our pages are for reference only, especially where marked as not reviewed. For employment, tax and visas abroad, rely on local law and professional advice.',
      ),
      section(
        'A request from start to end',
        'A request passes through nine stages: created, platform review, matching, provider selected, in service, service complete, company confirmed, acceptance, ended. Who performed each step and how funds changed is recorded in the request’s timeline.',
        [
          'If the provider does not start within 7 days of being picked, the request returns to matching.',
          'After delivery the company has 14 days to confirm, or to return it with a reason. Without a response, it is confirmed automatically.',
          'Acceptance and closing have 7 days each, after which the request moves on automatically.',
          'The expected completion may be extended once, by 7 days, if the provider asks and the company agrees.',
        ],
        'Both parties are notified before any automatic step.',
      ),
      section(
        'Escrow',
        'The company transfers money to the platform’s account and uploads the payment slip. Once we have matched it, the money enters the company’s wallet and from there the escrow of one request. A request goes to review only when it is fully funded.',
        'Funds leave escrow only as follows: one advance to the provider, release on confirmation, return to the company on cancellation or when recruitment ends without a pick, or a split in a dispute. The platform does not use the funds for its own business and pays no interest.',
        'If the company cancels before the picked provider starts, the escrow is fully returned to the company’s wallet.',
      ),
      section(
        'Fees',
        'The service fee is a percentage of what is released, deducted from what the provider receives. The rate is fixed and shown when the request is created; later changes do not affect existing requests.',
        'Before each payment you see what the payer pays, each deduction and what the payee receives. The receipt matches the preview to the cent. Banks set their own charges; we itemise those we know.',
      ),
      section(
        'Settlement and withdrawal',
        'Released money enters the provider’s available balance. A verified individual may withdraw it to a bank account in their own name. We check and pay; a failed payment is returned to the balance with the reason.',
        'In a company one member prepares a withdrawal or refund and another approves it, unless the company has a single member. Payees are responsible for declaring and paying their own taxes. Where the law requires us to withhold or report, we do so and inform you.',
      ),
      section(
        'Disputes',
        'Either party may open a dispute from the start of service until acceptance. The funds concerned are then frozen and deadlines suspended. The parties may propose a split to each other; failing agreement, the platform rules on the basis of the records and evidence.',
        'A ruling decides only the allocation of funds in escrow. You remain free to go to court or arbitration. Keep records of communication, delivery and acceptance, and communicate on the platform where possible.',
      ),
      section(
        'Prohibited conduct',
        [
          'Post anything unlawful, false or discriminatory, or charge fees in the name of recruitment.',
          'Bypass escrow to pay privately, or induce the other party to do so.',
          'Forge payment slips, ratings or documents, or fabricate transactions with multiple accounts.',
          'Scrape or resell contact details and data, or use them for any purpose other than the one agreed.',
          'Interfere with the system or attempt unauthorised access to others’ data.',
        ],
        'Depending on severity, we warn, take content down, restrict functions or freeze the account, and report suspected offences as the law requires. You are notified of the decision and reasons, and may appeal within 15 days.',
      ),
      section(
        'Content and intellectual property',
        'You retain ownership of what you upload. You authorise the platform to store, display and back it up as needed to provide the service. The parties agree in the request who owns the deliverables; otherwise they pass to the company on full payment, except the provider’s existing materials and tools.',
        'Complaints about infringement follow the Intellectual Property Protection Rules.',
      ),
      section(
        'Liability',
        'The platform is liable for its own fault, including incorrect ledger entries, incorrect payments and failure to carry out verification required by law. For delays caused by unforeseeable and unavoidable events, such as natural disasters or outages of networks or banking systems, we restore service and notify you as soon as possible, but are not liable for indirect loss.',
        'Nothing in this section limits liability that cannot be limited by law.',
      ),
      section(
        'Changes, termination and contact',
        'Material changes are announced and notified at least 7 days in advance. If you do not agree, you may close your account under the Account Cancellation Agreement. Requests already published are completed under the terms in force when they were published.',
        'This agreement is governed by the law of the People’s Republic of China. If negotiation fails, the competent court at the platform’s domicile has jurisdiction, subject to mandatory consumer law. Contact us through the contact page; service hours are 9:00-18:30 Beijing time.',
      ),
    ],
  },
}

export default both
