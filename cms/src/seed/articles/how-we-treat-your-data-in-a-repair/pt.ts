import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Como tratamos seus dados em um reparo',
  summary:
    'Um celular guarda meia vida. Veja o que os técnicos podem ver, o que nunca fazem e o que você pode fazer por conta própria.',
  coverAlt: 'Um grande cadeado entre um celular com contatos e uma pasta com fotos',
  body: `
Quem entrega um celular entrega junto fotos, conversas e aplicativos de banco. Você deve saber o que acontece com eles. Estas são as regras que valem para todo reparo da Carelane.

## O que nunca fazemos

- Não olhamos fotos, mensagens, contatos nem o histórico do seu navegador.
- Não copiamos o conteúdo do seu aparelho.
- Não pedimos senhas de contas, bancos ou e-mail.
- Não instalamos nada de que o reparo não precise.

## Do que um técnico precisa

Alguns testes exigem um celular desbloqueado: toque, câmeras, microfone, carga, rede. Para isso basta uma destas três maneiras.

:::steps
# Você apaga o celular
É a melhor maneira quando ele ainda funciona. Primeiro [salve seus dados](article:back-up-phone-before-repair), depois redefina o celular em Configurações.

# Você liga um modo de reparo
Alguns celulares têm um modo que esconde seus dados atrás de um usuário novo e vazio. Procure “modo de reparo” ou “modo de manutenção” em Configurações.

# Você desbloqueia
Você pode esperar durante um teste curto e digitar o código com a própria mão, na entrega e na retirada.
:::

:::warning
Nunca escreva seu código na ordem nem o envie por mensagem. Ninguém do nosso atendimento pede a senha da sua conta nem liga para obtê-la. Se alguém fizer isso, desligue e ligue para a central de atendimento, no rodapé.
:::

## Quando se troca uma peça com memória

Na maioria dos celulares, seus dados estão na placa-mãe. Se a placa precisar ser trocada, os dados vão embora com ela; avisamos antes, e você decide. As placas trocadas não são entregues a ninguém em condição de uso.

## Quando o celular é apagado

Em alguns defeitos, a redefinição faz parte do reparo. Perguntamos antes. Sem um backup, o que estava nele não volta, e não podemos responder por isso. Por isso, reserve aquela meia hora antes.

## O que guardamos

A ordem contém o que um reparo exige: seu nome e uma forma de falar com você, o IMEI ou o número de série, o defeito, as peças e as datas. Você pode perguntar o que está guardado sobre você e pedir a correção de erros. A política de privacidade, no rodapé, diz como.

Se achar que alguém não respeitou estas regras, conte-nos pela central de atendimento ou ao avaliar o reparo.
`,
}
