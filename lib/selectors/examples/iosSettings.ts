/** A tree as `Selector.xml()` gives it, made for this page, for readers who have none of their own. */
export const IOS_SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Settings" label="Settings" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
 <XCUIElementTypeWindow type="XCUIElementTypeWindow" enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
  <XCUIElementTypeNavigationBar type="XCUIElementTypeNavigationBar" name="Settings" enabled="true" visible="true" accessible="false" x="0" y="47" width="390" height="96" index="0">
   <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Settings" name="Settings" label="Settings" enabled="true" visible="true" accessible="true" x="16" y="98" width="130" height="40" index="0"/>
   <XCUIElementTypeSearchField type="XCUIElementTypeSearchField" name="Search" label="Search" enabled="true" visible="true" accessible="true" x="170" y="100" width="204" height="36" index="1"/>
  </XCUIElementTypeNavigationBar>
  <XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true" accessible="false" x="0" y="160" width="390" height="600" index="1">
   <XCUIElementTypeCell type="XCUIElementTypeCell" name="Airplane Mode" label="Airplane Mode" enabled="true" visible="true" accessible="true" x="16" y="170" width="358" height="52" index="0">
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Airplane Mode" name="Airplane Mode" label="Airplane Mode" enabled="true" visible="true" accessible="true" x="60" y="184" width="150" height="24" index="0"/>
    <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" value="0" name="Airplane Mode" label="Airplane Mode" enabled="true" visible="true" accessible="true" x="306" y="180" width="52" height="32" index="1"/>
   </XCUIElementTypeCell>
   <XCUIElementTypeCell type="XCUIElementTypeCell" name="Wi-Fi" label="Wi-Fi" enabled="true" visible="true" accessible="true" x="16" y="226" width="358" height="52" index="1">
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Wi-Fi" name="Wi-Fi" label="Wi-Fi" enabled="true" visible="true" accessible="true" x="60" y="240" width="60" height="24" index="0"/>
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Home" name="Home" label="Home" enabled="true" visible="true" accessible="true" x="270" y="240" width="70" height="24" index="1"/>
   </XCUIElementTypeCell>
   <XCUIElementTypeCell type="XCUIElementTypeCell" name="Bluetooth" label="Bluetooth" enabled="true" visible="true" accessible="true" x="16" y="282" width="358" height="52" index="2">
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Bluetooth" name="Bluetooth" label="Bluetooth" enabled="true" visible="true" accessible="true" x="60" y="296" width="90" height="24" index="0"/>
    <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" value="1" name="Bluetooth" label="Bluetooth" enabled="true" visible="true" accessible="true" x="306" y="292" width="52" height="32" index="1"/>
   </XCUIElementTypeCell>
   <XCUIElementTypeCell type="XCUIElementTypeCell" name="General" label="General" enabled="true" visible="true" accessible="true" x="16" y="370" width="358" height="52" index="3">
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="General" name="General" label="General" enabled="true" visible="true" accessible="true" x="60" y="384" width="80" height="24" index="0"/>
   </XCUIElementTypeCell>
   <XCUIElementTypeCell type="XCUIElementTypeCell" name="Privacy" label="Privacy" enabled="true" visible="false" accessible="true" x="16" y="860" width="358" height="52" index="4">
    <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" value="Privacy" name="Privacy" label="Privacy" enabled="true" visible="false" accessible="true" x="60" y="874" width="80" height="24" index="0"/>
   </XCUIElementTypeCell>
  </XCUIElementTypeTable>
 </XCUIElementTypeWindow>
</XCUIElementTypeApplication>
`;
