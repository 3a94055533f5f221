import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'do-i-need-an-account': {
    question: 'Preciso de uma conta para usar este site?',
    answer: `
Para quase tudo, não. Sem conta você pode consultar a garantia, acompanhar um reparo, encontrar uma assistência técnica, ver preços de peças, conferir uma peça, baixar drivers e ler tudo.

Você entra na conta para

- comprar uma proteção para um celular e pagar por ela,
- ver seus pedidos e o registro de ativações, ou cancelar um pedido,
- enviar uma solicitação para desbloquear um celular e acompanhá-la.

É a conta do grupo, a mesma que talvez você já tenha no celular. Quando você sai da conta, seus dados são apagados deste navegador. Faça isso sempre em um celular ou computador que não seja seu.
`,
  },
  'i-cannot-log-in': {
    question: 'Não consigo entrar na conta, ou saio dela sem querer. O que faço?',
    answer: `
Você entra na página do provedor da conta, que depois traz você de volta para cá. Se você volta e continua fora da conta, quase sempre é o navegador.

:::steps
# Permita guardar dados
Janelas privadas e bloqueadores rígidos esquecem o acesso na hora. Permita que este site guarde dados.

# Acerte o relógio
Com a data errada, nenhum acesso é válido. Deixe o aparelho acertar a hora sozinho.

# Entre de novo
Feche as outras janelas deste site, saia da conta e tente mais uma vez.
:::

Uma senha esquecida é redefinida na página do provedor. Nossa assistência não pode vê-la e nunca pede essa senha. Ainda não deu certo? [Fale conosco](page:contact) e diga em que passo para.
`,
  },
  'rate-a-repair': {
    question: 'Como avalio um reparo e até quando?',
    answer: `
Em até 3 meses depois da ordem. A avaliação fica junto do seu reparo concluído, na página de [andamento do reparo](page:repair-status).

Você dá de uma a cinco estrelas a quatro coisas: o ambiente, o atendimento da equipe, a rapidez e a qualidade do reparo. Depois diz se recomendaria a assistência. Com poucas estrelas, perguntamos o motivo, como fila longa, peça em falta ou preço alto; toque no que for o caso.

Tudo o que você escreve é lido. [Dois minutos que mudam algo](article:rate-your-repair) conta o que acontece depois. Se o defeito continua, não espere uma resposta à avaliação: volte com a ordem.
`,
  },
  'appeal-for-unlocking': {
    question: 'Meu celular está bloqueado. Como peço o desbloqueio?',
    answer: `
Abra a [solicitação de desbloqueio](page:phone-unlocking-appeal) e tenha em mãos o seguinte, cada item com uma foto nítida:

- seu documento de identidade e o número dele,
- a nota fiscal do celular e o número dela,
- o IMEI 1, como aparece com \`*#06#\` ou na caixa,
- o cartão de embarque e o número do voo, se forem pedidos.

As fotos devem mostrar as quatro bordas, sem reflexo. Você também escolhe uma loja perto de você e permite que o site veja onde você está.

A solicitação é analisada em até 7 dias úteis. Veja-a em “Minhas solicitações”: lá estão a situação e a observação, e você pode corrigir o que estava errado.
`,
  },
  'appeal-needs-my-location': {
    question: 'A solicitação diz que não consegue obter minha localização. Como permito?',
    answer: `
A solicitação precisa saber onde você está enquanto a preenche. Se um dia você escolheu “Bloquear”, o navegador não pergunta mais. Mude isso nele:

:::steps
# Abra a página da solicitação
Use o próprio navegador, não a janela dentro de outro aplicativo.

# Toque no sinal ao lado do endereço
É um cadeado ou dois controles deslizantes. Escolha “Permissões” ou “Configurações do site”.

# Ponha Localização em Permitir
Se ela não aparecer, toque em “Redefinir permissões”.

# Recarregue a página
Aceite quando ela perguntar.
:::

A localização também precisa estar ligada no celular e, nas configurações do celular, permitida para o navegador. Em lugar fechado pode levar meio minuto. Depois volte à sua [solicitação](page:phone-unlocking-appeal).
`,
  },
  'use-a-referral-code': {
    question: 'Tenho um código de indicação. Onde o digito?',
    answer: `
No campo próprio, quando você [compra uma proteção](page:purchase-service), antes de pagar. O código é conferido na hora, e você sabe se ele vale antes de pagar qualquer valor. Depois do pagamento não é mais possível incluí-lo.

:::steps
# Entre na conta
Os códigos são conferidos para uma conta.

# Escolha o celular e o plano
Digite o IMEI para ver o que o seu celular pode ter.

# Digite o código
Letras e números como você os recebeu, sem espaços.
:::

Se ele não for aceito, talvez tenha vencido ou seja de outro país ou plano. Pergunte a quem deu o código a você. Sempre é possível comprar sem ele.
`,
  },
}
