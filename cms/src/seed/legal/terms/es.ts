import type { LegalText } from '../legal-text'

export const es: LegalText = {
  title: 'Términos de uso',
  body: `
:::warning
Texto de muestra para una demostración. El grupo de Aster, Kite y Solis es inventado. Antes de que este sitio atienda a clientes reales, un abogado debe reemplazar esta página.
:::

Estos términos valen siempre que usa este sitio. No agregan nada a lo que paga ni quitan nada a los derechos que le da la ley.

## Para qué sirve el sitio

Puede consultar una garantía, seguir una reparación, encontrar un centro de servicio, ver precios de piezas, leer consejos y políticas, y comprar planes de protección. Casi todo funciona sin cuenta.

## Qué valen las respuestas

- **Los precios** de piezas y mano de obra son de referencia. Vale el precio que el centro le dice antes de la reparación.
- **Los plazos** son de referencia. Una reparación suele tardar de 3 a 7 días hábiles desde que empieza; los feriados la alargan.
- **La consulta de garantía** muestra lo que está guardado para el dispositivo. Si una falla está cubierta se decide tras un examen, según la [política de servicio](page:service-policy) de su país.
- **Los consejos** están escritos con cuidado. Haga solo lo que sepa hacer sin riesgo, y deje una batería hinchada o un dispositivo abierto a un técnico.

## Qué le pedimos

- Escriba solo números de dispositivos que sean suyos o por los que pueda preguntar.
- No use programas que consulten en masa ni trate de saltarse la protección del sitio.
- Entregue documentos verdaderos. Una solicitud con documentos falsos se rechaza.

## Comprar un plan de protección

Ve el plan, su duración, sus condiciones y el total antes de pagar. El contrato empieza cuando se confirma el pago. El pedido está en «Mis pedidos», donde también puede cancelarlo según sus condiciones. Cada plan existe una vez por teléfono.

## Textos e imágenes

Los textos, imágenes y nombres de este sitio son del grupo. Puede leerlos, imprimirlos y compartirlos para su uso, con la fuente.

## Cuando algo sale mal

Mantenemos el sitio lo mejor que podemos y corregimos los errores cuando los conocemos. Nada aquí limita nuestra responsabilidad donde la ley lo prohíbe.

## Ley y conflictos

Vale la ley del país cuya sección usa, con los derechos que da a los consumidores. Díganoslo primero por la [página de contacto](page:contact): casi todo se puede resolver allí.

## Cambios

Cuando estos términos cambian, arriba figura el día desde el que vale el nuevo texto. Para un pedido valen los términos del día del pedido.
`,
}
