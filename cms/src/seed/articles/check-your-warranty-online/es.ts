import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Consulte su garantía en línea con el IMEI',
  summary:
    '¿Hasta cuándo está cubierto su teléfono y en qué país? Escriba 15 dígitos y lea la respuesta, sin cuenta y sin factura.',
  coverAlt: 'Un teléfono con un escudo y una marca de verificación, y un calendario con un día señalado',
  body: `
«¿Todavía tengo garantía?» es la pregunta que más se oye en nuestros centros de servicio. Ahora puede responderla por su cuenta: la [consulta de garantía](page:warranty-check) solo necesita el IMEI de su teléfono.

:::steps
# Busque el IMEI
Marque \`*#06#\` en el teléfono. [Cómo encontrar el IMEI](article:find-your-imei-number) explica otras maneras, para un teléfono que no enciende.

# Escríbalo
Los espacios y los guiones no importan. Si hay dos números, use el primero.

# Lea el resultado
Aparece arriba, en palabras, con la fecha hasta la que su teléfono está cubierto. Debajo siguen la marca, el modelo y la activación.
:::

## Qué significan las respuestas

- **En garantía.** Los defectos de material y fabricación están cubiertos hasta la fecha indicada.
- **Fuera de garantía.** La reparación es posible y tiene un precio. Pida un presupuesto antes de decidir.
- **Se envió desde otro país.** El teléfono se fabricó para otro mercado. Su garantía vale allí y no donde usted consultó.
- **La activación está en curso.** Un teléfono nuevo se activa solo cuando tiene una tarjeta SIM y ha estado conectado un tiempo. La tarjeta de garantía se muestra 24 horas después de la activación.
- **El IMEI no existe.** Compare dígito por dígito. Casi siempre hay dos cambiados de lugar.
- **Consulte en el país donde compró el teléfono.** La consulta tiene en cuenta el país desde el que pregunta. Elija la sección de ese país o desactive la VPN.
- **Comuníquese con el distribuidor.** En ese caso, la respuesta la tiene la tienda donde compró el teléfono.

## Qué no decide la consulta

Indica el plazo. Que una falla esté cubierta depende de la falla misma: los daños por una caída, por líquido o por haber abierto el dispositivo no son, por regla general, asunto de la garantía, y una batería que envejece es desgaste. Por eso el técnico examina el teléfono antes de decirle el precio.

:::hint
Haga una captura de pantalla del resultado o anote la fecha. Si más adelante su teléfono no enciende, la tendrá a mano.
:::

## Su número sigue siendo suyo

La consulta no guarda ningún nombre ni pide iniciar sesión. Muestra lo que corresponde al dispositivo, nunca de quién es.

Si el plazo está por terminar y algo no anda bien en su teléfono, no espere: [cómo es una reparación](article:how-a-repair-goes) le dice qué llevar.
`,
}
