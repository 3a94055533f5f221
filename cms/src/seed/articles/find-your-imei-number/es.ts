import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Cómo encontrar el IMEI de su teléfono',
  summary:
    'El IMEI distingue un teléfono de todos los demás. Lo necesita para consultar la garantía, para una reparación y si pierde el teléfono.',
  coverAlt: 'Un teléfono con el teclado de marcar y la etiqueta de su caja con un código de barras',
  body: `
Todo teléfono que puede conectarse a una red móvil tiene un IMEI, un número de 15 dígitos. Pertenece al dispositivo y no a la tarjeta SIM, así que no cambia cuando usted cambia de número o de operador.

## Tres maneras de encontrarlo

:::steps
# Marque el código
Abra la aplicación de teléfono y escriba \`*#06#\`. El número aparece al instante, sin presionar el botón de llamada. Un teléfono con dos ranuras SIM muestra dos números.

# Mire los ajustes
Abra Ajustes y luego Acerca del teléfono. Según el modelo, está ahí mismo o en Estado o Información del IMEI.

# Mire la caja
La etiqueta del lado angosto de la caja lo muestra junto a un código de barras. Muchas veces también está en la factura.
:::

:::hint
Si hay dos números, tome el primero, IMEI 1. Si la consulta de garantía no lo reconoce, pruebe con el segundo.
:::

## Si el teléfono no enciende

Saque la bandeja SIM: en algunos modelos lleva el número impreso en letra muy pequeña. Si no, use la caja o la factura. Si había iniciado sesión en una cuenta, la página de esa cuenta para encontrar dispositivos puede mostrar el número de cada teléfono.

## Por qué conviene anotarlo hoy

- **Para la garantía.** Escríbalo en la [consulta de garantía](page:warranty-check) y verá hasta cuándo está cubierto su teléfono.
- **Para una reparación.** El centro de servicio lo anota en la orden. Compárelo cuando recoja el teléfono.
- **Después de un robo.** Su operador puede bloquear el teléfono con el IMEI, y la policía lo pide.
- **Antes de comprar un teléfono usado.** Compare el número del teléfono con el de la caja. Si no coinciden, pregunte por qué.

:::warning
Cuide este número como el de un documento de identidad. No publique fotos de él y delo solo a quien lo necesita: su operador, la policía, un centro de servicio.
:::

Las computadoras portátiles, los televisores y las tabletas sin ranura SIM no tienen IMEI. Tienen un número de serie, impreso en una etiqueta en la parte de abajo o de atrás.
`,
}
