import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: 'Quanto tempo leva um reparo?',
    answer: `
Em geral, de 3 a 7 dias úteis, contados do dia em que o reparo começa. É uma referência: feriados atrasam, e uma peça que precisa ser encomendada também. O dia estimado aparece na página de [andamento do reparo](page:repair-status).

Alguns reparos são feitos enquanto você espera, como reparo rápido de cerca de 2 horas. Depende do defeito, da peça em estoque e de quantas pessoas estão na frente. Pergunte ao entregar o aparelho.

:::hint
Venha cedo e no meio da semana. As filas são maiores no primeiro e no último dia útil.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: 'Quanto custa um reparo e quando fico sabendo o preço?',
    answer: `
Você sabe antes de qualquer trabalho. O orçamento mostra a peça e a mão de obra separadas, e você diz sim ou não.

Para ter uma primeira ideia, veja o [preço da peça](page:spare-parts-price): escolha produto, marca, série e modelo, e você vê a peça, a mão de obra e o total. São preços de referência. O técnico examina o aparelho e só então faz o orçamento que vale.

Defeitos de material ou de fabricação dentro da garantia não custam nada. [Consulte a garantia](page:warranty-check) primeiro e veja se você tem [proteção para a tela](page:protection).
`,
  },
  'what-to-bring-to-a-repair': {
    question: 'O que levo quando entrego meu aparelho?',
    answer: `
:::steps
# O aparelho, com um pouco de carga
Um técnico só pode testar o que liga. Leve o carregador e o cabo se o defeito tiver a ver com a carga.

# A nota fiscal, se tiver
Ela ajuda quando há dúvida sobre a data da compra. O cartão que vem na caixa de alguns aparelhos dá atendimento prioritário.

# Seus dados, salvos
[Salve seus dados](article:back-up-phone-before-repair) e retire o chip SIM e o cartão de memória.

# Sua conta e suas senhas
Saia da sua conta, ou esteja presente para desbloquear o aparelho. Nunca escreva uma senha na ordem.
:::

Deixe em casa a capa e a película de vidro: elas se perdem com facilidade e atrapalham.
`,
  },
  'how-to-track-a-repair': {
    question: 'Como vejo em que pé está o meu reparo?',
    answer: `
Abra a página de [andamento do reparo](page:repair-status) e digite uma destas duas coisas:

- o **número da ordem**, que está no papel que você recebeu ao entregar o aparelho;
- o **número de telefone** que você deixou, com o código internacional na frente, por exemplo \`+234\`, um hífen e o número.

Você vê a situação em palavras, como “Em reparo” ou “Concluído”, e quando cada etapa foi alcançada. Se nada for encontrado, confira primeiro os dígitos e depois o telefone: tem de ser o da ordem. [Fale conosco](page:contact) se ainda não aparecer, com a ordem em mãos.
`,
  },
  'will-my-data-be-erased': {
    question: 'Meus dados serão apagados no reparo?',
    answer: `
Pode acontecer. Alguns defeitos exigem restaurar o aparelho, e quando a placa-mãe é trocada, os dados vão embora com ela. Perguntamos antes de fazer qualquer uma das duas coisas. O que estava no aparelho não volta sem um backup, por isso [salve seus dados](article:back-up-phone-before-repair) antes de entregá-lo, mesmo que o defeito seja pequeno.

Os técnicos não abrem suas fotos, mensagens nem contas, e ninguém pede a senha da sua conta. Se o seu aparelho tem um modo de reparo, ligue-o: ele esconde seus dados atrás de um usuário vazio. [Como tratamos seus dados](article:how-we-treat-your-data-in-a-repair) traz todas as regras.
`,
  },
  'can-my-phone-be-picked-up': {
    question: 'Podem buscar meu celular e trazê-lo de volta?',
    answer: `
Em algumas cidades, sim. No reparo com coleta você reserva, o aparelho é buscado e depois reparado. A [página de pós-venda](page:after-sales) do seu país diz em que cidades, onde houver.

:::steps
# Reserve
Deixe o endereço, o horário e o defeito. Você recebe um número de ordem.

# Embale
Salve seus dados, desligue o aparelho, retire os cartões e embrulhe tudo de modo que nada se mexa.

# Acompanhe
O [andamento do reparo](page:repair-status) mostra quando ele espera a coleta, quando está a caminho e quando está em reparo.
:::

Se houver algo a pagar, você recebe o orçamento antes, como no balcão.
`,
  },
  'can-i-book-a-repair-time': {
    question: 'Posso marcar um horário para o reparo?',
    answer: `
Onde há agendamento on-line, ele está em [agendar um reparo](page:repair-appointment), e ao lado de cada resultado da [busca de assistências técnicas](page:service-center) como “Reservar agora”. Escolha a assistência, o dia e a hora, e diga em poucas palavras o que há de errado.

Um horário marcado significa que alguém espera por você. Ele não diz quanto tempo o reparo leva: isso depende do defeito e da peça.

Se o seu país não tem agendamento on-line, venha sem hora marcada, no horário de atendimento. Antes de um caminho longo, vale ligar para a assistência e perguntar se a peça está lá.
`,
  },
  'the-fault-came-back': {
    question: 'O mesmo defeito voltou depois do reparo. E agora?',
    answer: `
Volte com o aparelho e a ordem do primeiro reparo. O mesmo defeito, pouco depois de um reparo, é examinado de novo com prioridade. Anote quando ele acontece e, se puder, grave um vídeo curto: um defeito que só aparece de vez em quando é difícil de achar na bancada.

Antes de ir, confira duas coisas que parecem o defeito antigo e não são:

- uma capa ou película de vidro que cobre um sensor ou aperta um botão;
- um aplicativo instalado depois do reparo. Reinicie o aparelho em modo de segurança, se ele tiver, e veja se o defeito continua.

Por favor, [avalie o reparo](article:rate-your-repair) também: um defeito que volta é o que mais precisamos saber.
`,
  },
}
