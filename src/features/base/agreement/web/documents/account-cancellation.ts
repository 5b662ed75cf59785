import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '注销之前须结清款项、办完需求；暂时不能注销的，页面逐条说明原因。',
      '注销后不能恢复。依法须保存的账目、交易与认证记录继续保存，其余个人信息删除。',
      '您可以在注销之前导出自己的数据。',
    ],
    sections: [
      section(
        '谁可以申请',
        '账号由本人在账号设置中申请注销。企业成员注销自己的账号，即退出企业，不影响企业及其他成员。注销时需要验证身份，确认是本人操作。',
      ),
      section(
        '注销的条件',
        '以下各项全部满足，才能注销：',
        [
          '没有可用余额，也没有未完成的充值、提现或购豆订单；企业还有其他成员的，企业钱包不受此限。',
          '没有仍在托管中的款项。',
          '没有未结束的需求：企业成员，指所在企业的需求均已结束；服务商，指选定自己的需求均已结束。',
          '企业唯一的所有者：企业没有其他成员，或者已经转让所有者身份。',
          '账号没有被冻结，也不在审核中。',
        ],
        '有任何一项不满足的，不能注销；平台列出原因，不改动任何数据。',
      ),
      section(
        '先结清款项',
        '请先把可用余额提现到本人或本企业的银行账户。提现尚未完成的，待打款完成或退回之后再申请注销。金额低于银行最低付款额的，请通过“联系我们”申请人工处理；平台不会因注销而没收余额。',
      ),
      section(
        '先处理需求',
        '服务尚未开始的需求可以取消，托管款项全额退回企业钱包。服务已经开始的，须交付、确认并办到服务结束。未被选定的报名，注销时自动撤回。',
      ),
      section(
        '未用的豆',
        '符合《增值服务协议》退款条件的，请先申请退款。其余未用的豆在注销后失效；页面在您确认之前显示数量，确认注销即表示同意。',
      ),
      section(
        '导出数据',
        '注销之前，您可以在账号设置中导出资料、需求与订单等数据。注销之后，您不能再登录查看账号内的内容；依法保存的记录，可以凭身份证明书面申请查阅。',
      ),
      section('办理步骤', [
        '在账号设置中选择注销账号，阅读本协议。',
        '勾选同意并提交，用密码、验证码或动态口令验证身份。',
        '系统检查条件；有未满足的，列出各项原因。',
        '条件全部满足的，账号立即注销，所有登录结束，页面显示结果。',
      ]),
      section(
        '注销后删除什么',
        '手机号、邮箱、密码、头像、个人资料、简历、站内消息、银行账户、通知设置与登录凭据立即删除。原手机号与邮箱可以用于注册新账号；新账号与原账号没有关联。',
        '您的姓名只保留在已有的订单、账目与操作记录中，说明由谁办理，十年后删除。',
      ),
      section(
        '依法保留什么',
        '交易记录与账目、打款账户（打款后十年）、通过实名认证的材料（注销后五年）、操作记录与安全日志，按法律规定和《个人信息保护政策》所列的期限保存，只用于履行法定义务和处理纠纷，期满删除。',
      ),
      section('注销与责任', '注销不免除您在注销之前产生的义务与责任。注销后发现此前有违约、侵权或违法行为的，相关各方仍可依法追究。'),
      section('疑问与申诉', '对不能注销的原因有异议的，请通过“联系我们”提出，我们自收到之日起 15 个工作日内核查并答复。'),
    ],
  },
  en: {
    summary: [
      'Before you close an account, money must be settled and requests ended. If it cannot be closed yet, the page lists each reason.',
      'Closing cannot be undone. Ledger entries, transaction and verification records that must be kept by law are retained; other personal information is deleted.',
      'You can export your data before closing.',
    ],
    sections: [
      section(
        'Who can apply',
        'An account is closed by its holder, in account settings. A member who closes their account leaves the company, which does not affect the company or its other members. You prove your identity when you close the account.',
      ),
      section(
        'Conditions',
        'All of the following must be met:',
        [
          'There is no available balance and no top-up, withdrawal or bean order in progress; a company’s wallet does not count while the company has other members.',
          'No money remains in escrow.',
          'No request is open: for a member of a company, all requests of the company have ended; for a provider, all requests for which they were picked have ended.',
          'For the only owner of a company: it has no other members, or ownership has been transferred.',
          'The account is neither frozen nor under review.',
        ],
        'Otherwise the account cannot be closed; we list the reasons and change nothing.',
      ),
      section(
        'Settle funds first',
        'First withdraw your balance to a bank account in your own or your company’s name. If a withdrawal is in progress, wait until it is paid or returned. If the amount is below the bank’s minimum payment, contact us through the contact page for manual handling; closing an account never forfeits a balance.',
      ),
      section(
        'Complete your requests first',
        'A request whose service has not started can be cancelled, and its escrow returns to the company’s wallet in full. Once service has started, the work must be delivered and confirmed and the request ended. Applications that were not picked are withdrawn when you close the account.',
      ),
      section(
        'Unused beans',
        'Claim a refund first where the Value-added Service Agreement allows it. Other unused beans lapse when the account is closed; the page shows how many before you confirm, and by confirming you agree to it.',
      ),
      section(
        'Export your data',
        'Before closing, you can download your profile, requests, orders and other data in account settings. After closing, you can no longer sign in to see the contents of the account; access to records retained by law may be requested in writing with proof of identity.',
      ),
      section('Steps', [
        'Choose to close the account in account settings and read this agreement.',
        'Agree and submit, and prove your identity with your password, a verification code or a one-time code.',
        'The system checks the conditions and lists the reasons if any is not met.',
        'If all are met, the account is closed immediately, all sessions end, and the page shows the result.',
      ]),
      section(
        'What is deleted',
        'Phone number, e-mail address, password, picture, profile, résumé, notices, bank accounts, notification settings and sign-in credentials are deleted at once. The phone number and e-mail address can be used for a new account, which has no link to the old one.',
        'Your name remains only in existing orders, ledger entries and records of actions, to show who acted, and is deleted after ten years.',
      ),
      section(
        'What the law requires us to retain',
        'Transaction records and ledger entries, bank accounts of payouts (ten years from payment), identity documents once verified (five years from closing), records of actions and security logs are retained for the periods that the law and the Personal Information Protection Policy set, used only for legal obligations and disputes, and then deleted.',
      ),
      section(
        'Responsibility',
        'Closing an account does not release you from obligations and liabilities that arose before. Earlier breaches, infringements or offences discovered later may still be pursued.',
      ),
      section(
        'Questions and appeals',
        'If you disagree with a reason, contact us through the contact page. We investigate and reply within 15 working days of receipt.',
      ),
    ],
  },
}

export default both
